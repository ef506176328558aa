/** What the address of a staff list carries: its filters, and the row that is open beside it. */
export type ListSearch = {
  id?: string;
  status?: string;
  service?: string;
  date?: string;
  q?: string;
  /** Whose mutations and which mutations a log shows. */
  who?: string;
  act?: string;
};

const KEYS = ['id', 'status', 'service', 'date', 'q', 'who', 'act'] as const;

/** Reads a list's filters out of an address; other parameters are ignored. */
export function listSearch(search: Record<string, unknown>): ListSearch {
  const known = KEYS.flatMap((key) => {
    const value = search[key];
    if (typeof value === 'number') return [[key, String(value)] as const];
    return typeof value === 'string' && value !== '' ? [[key, value] as const] : [];
  });
  return Object.fromEntries(known);
}
