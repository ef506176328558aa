/** Parses CSV by RFC 4180 and refuses anything else. */
export function parseCsv(text: string, separator = ';'): string[][] {
  if (!text.startsWith('\ufeff')) throw new Error('The file has no byte order mark.');
  if (!text.endsWith('\r\n')) throw new Error('The last line is not ended.');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 1;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator);
    row.push(cell);
    if (text[end] === separator) {
      at = end + 1;
      continue;
    }
    if (text.slice(end, end + 2) !== '\r\n') throw new Error(`Unexpected text at ${end}.`);
    rows.push(row);
    row = [];
    at = end + 2;
  }
  const widths = new Set(rows.map(({ length }) => length));
  if (widths.size > 1) throw new Error('The rows have different numbers of cells.');
  return rows;
}

function quotedCell(text: string, start: number) {
  let cell = '';
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else return { cell, end: at + 1 };
  }
  throw new Error('A quotation mark is not closed.');
}

function plainCell(text: string, start: number, separator: string) {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\r') {
    if (text[end] === '"' || text[end] === '\n') throw new Error(`Not quoted at ${end}.`);
    end += 1;
  }
  return { cell: text.slice(start, end), end };
}
