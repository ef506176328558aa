type Component = { name: string; lines: string[]; children: Component[] };

/** Parses the unfolded lines of an iCalendar file into its nested components. */
export function calendarFile(text: string): Component {
  const root: Component = { name: '', lines: [], children: [] };
  const open = [root];
  for (const line of text.replaceAll(/\r\n[ \t]/g, '').split('\r\n')) {
    const here = open.at(-1) ?? root;
    const [verb, name = ''] = line.split(':');
    if (verb === 'END') open.pop();
    else if (verb !== 'BEGIN') here.lines.push(line);
    else {
      const child = { name, lines: [], children: [] };
      here.children.push(child);
      open.push(child);
    }
  }
  return root;
}

/** Returns the lines of one component, such as `VCALENDAR/VEVENT`. */
export function componentLines(text: string, path: string): string[] {
  let found: Component | undefined = calendarFile(text);
  for (const name of path.split('/')) found = found?.children.find((child) => child.name === name);
  return found?.lines ?? [];
}
