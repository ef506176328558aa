/** Dialogs live in the URL: Back closes them, a link opens them, a reload keeps them. */
const DIALOGS = ['cart', 'checkout', 'fries', 'sauce', 'outbox'] as const;
export type HomeDialog = (typeof DIALOGS)[number];

const STEPS = ['service', 'delivery', 'payment'] as const;
type CheckoutStep = (typeof STEPS)[number];

/** What the address of `/` can say. `cat` is a category's slug, `q` the search, `id` an item. */
export type HomeSearch = {
  d?: HomeDialog;
  step?: CheckoutStep;
  id?: number;
  cat?: string;
  q?: string;
};

const QUERY_MAX = 60;

/** Reads the address of `/`; whatever it does not know is left out. */
export function parseHomeSearch(raw: Record<string, unknown>): HomeSearch {
  const search: HomeSearch = {};
  const dialog = DIALOGS.find((name) => name === raw.d);
  const step = STEPS.find((name) => name === raw.step);
  const id = Number(raw.id);
  const cat = textOf(raw.cat);
  const query = textOf(raw.q);
  if (dialog) search.d = dialog;
  if (dialog === 'checkout' && step) search.step = step;
  if (dialog && Number.isSafeInteger(id) && id > 0) search.id = id;
  if (/^[a-z0-9-]{1,40}$/.test(cat)) search.cat = cat;
  if (query) search.q = query.slice(0, QUERY_MAX);
  return search;
}

// The router reads `?q=42` as a number: what people type is always text.
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
