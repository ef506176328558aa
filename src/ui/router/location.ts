/** Lists URL parameters by page; screens add theirs. */
// biome-ignore lint/style/useConsistentTypeDefinitions: TypeScript merges only interfaces.
// biome-ignore lint/suspicious/noEmptyInterface: the screens fill the interface.
export interface PageSearch {}

/** Describes the state of a history entry; screens add their own fields. */
// biome-ignore lint/style/useConsistentTypeDefinitions: TypeScript merges only interfaces.
// biome-ignore lint/suspicious/noEmptyInterface: the screens fill the interface.
export interface HistoryState {}

export type Path = keyof PageSearch;

export type Location = {
  path: string;
  /** The values are unparsed; each page parses its own. */
  search: Readonly<Record<string, string>>;
  hash: string;
  state: HistoryState;
};

export function readAddress(address: URL | globalThis.Location, state: unknown = null): Location {
  return {
    path: address.pathname.replace(/(.)\/$/, '$1'),
    search: Object.fromEntries(new URLSearchParams(address.search)),
    hash: address.hash.slice(1),
    state: state ?? {},
  };
}

export function hrefOf({ path, search, hash }: Omit<Location, 'state'>): string {
  const query = new URLSearchParams(search).toString();
  return path + (query && `?${query}`) + (hash && `#${hash}`);
}

/** Returns the parameters that a page knows, in the given order. */
export function writeSearch(
  given: Readonly<Record<string, unknown>>,
  known: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const names = Object.keys(given).filter((name) => known[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, String(known[name])]));
}
