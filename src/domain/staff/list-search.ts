const KEYS = ['id', 'status', 'service', 'date', 'q', 'who', 'act'] as const;
export type ListSearch = { [Key in (typeof KEYS)[number]]?: string };

export function listSearch(search: Record<string, unknown>): ListSearch {
  const known = KEYS.flatMap((key) => {
    const value = search[key];
    if (typeof value === 'number') return [[key, String(value)] as const];
    return typeof value === 'string' && value !== '' ? [[key, value] as const] : [];
  });
  return Object.fromEntries(known);
}
