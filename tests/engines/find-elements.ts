export type Role =
  | 'article'
  | 'button'
  | 'dialog'
  | 'field'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'radio'
  | 'tab'
  | 'text';

/** A string matches the whole name, a pattern a part of it. */
export type Name = { text: string } | { pattern: string; flags: string };

/**
 * Runs in the page. Finds the elements that a person sees and a screen reader reads, by role and name, inside
 * `scope`. The function is sent as text, so it uses nothing from outside.
 */
export function findElements(role: Role, name: Name, scope: string): Element[] {
  const selectors: Record<Role, string> = {
    article: 'article',
    button: 'button, [role=button], summary',
    dialog: '[role=dialog], [role=alertdialog], dialog[open]',
    field: 'input, select, textarea, [role=combobox]',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    menuitem: '[role=menuitem]',
    radio: '[role=radio], input[type=radio]',
    tab: '[role=tab]',
    text: '*',
  };

  const textOf = (node: Element) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();

  function nameOf(element: Element): string {
    const said = element.getAttribute('aria-label');
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = labels.flatMap((id) => document.getElementById(id) ?? []);
    const own = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const field = element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
    const others = field ? [...element.labels] : [];
    const written = [...named, ...own, ...others].map(textOf).join(' ');
    return said ?? (written || textOf(element));
  }

  function matches(element: Element): boolean {
    const found = role === 'text' ? textOf(element) : nameOf(element);
    return 'text' in name ? found === name.text : new RegExp(name.pattern, name.flags).test(found);
  }

  function isInSight(element: Element): boolean {
    const hidden = '[aria-hidden=true], [inert], [role*=dialog][data-state=closed]';
    const { visibility } = getComputedStyle(element);
    const isShown = element.getClientRects().length > 0 && visibility === 'visible';
    return isShown && !element.closest(hidden);
  }

  const found = [...document.querySelectorAll(scope)]
    .flatMap((place) => [...place.querySelectorAll(selectors[role])])
    .filter(matches)
    .filter(isInSight);
  // The text belongs to the innermost element that contains all of it.
  return role === 'text'
    ? found.filter((one) => !found.some((o) => o !== one && one.contains(o)))
    : found;
}
