/** Dialogs live in the URL: Back closes them, a link opens them, a reload keeps them. */
const DIALOGS = [
  'cart',
  'checkout',
  'fries',
  'sauce',
  'outbox',
  'item',
  'filters',
  'brunch',
  'account',
  'me',
  'redeem',
  'orders',
  'chat',
  'table',
] as const;
/** Query parameters of `/`: `cat` is a category's slug, `q` the search, `f` filters, `id` an item. */
export type HomeSearch = {
  d?: (typeof DIALOGS)[number];
  step?: string | number;
  tab?: string;
  id?: number;
  cat?: string;
  q?: string;
  f?: string;
};

const QUERY_MAX = 60;

/** Names or numbers are joined by dots: `vegan.no-milk`. */
const WORD = /^[a-z0-9.-]{1,240}$/i;

/** The parser drops unknown parameters. */
export function parseHomeSearch(raw: Record<string, unknown>): HomeSearch {
  const search: HomeSearch = {};
  const dialog = DIALOGS.find((name) => name === raw.d);
  const id = Number(raw.id);
  const cat = textOf(raw.cat);
  const query = textOf(raw.q);
  for (const key of ['step', 'tab', 'f'] as const) {
    const word = textOf(raw[key]);
    if ((dialog || key === 'f') && WORD.test(word)) search[key] = word;
  }
  // The step is a number, so that the URL has `step=2`.
  if (dialog === 'brunch' && search.step) search.step = Number(search.step) || 1;
  if (dialog) search.d = dialog;
  if (dialog && Number.isSafeInteger(id) && id > 0) search.id = id;
  if (WORD.test(cat)) search.cat = cat;
  if (query) search.q = query.slice(0, QUERY_MAX);
  return search;
}

// The router parses `?q=42` as a number, but a search is always text.
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
