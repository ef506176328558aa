import type { Gateway } from './gateway';

export type CachedRead<T> = { read(): Promise<T>; forget(): void };

/** Caches the result until a commit changes one of the tables. */
export function cachedRead<T>(
  gateway: Gateway,
  tables: readonly string[],
  load: () => Promise<T>,
): CachedRead<T> {
  let kept: Promise<T> | null = null;
  const forget = () => {
    kept = null;
  };
  gateway.onCommit((commit) => {
    if (tables.some((table) => commit.tables.has(table))) forget();
  });
  return {
    read() {
      if (kept) return kept;
      const loading = load();
      kept = loading;
      loading.catch(forget);
      return loading;
    },
    forget,
  };
}
