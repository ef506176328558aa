import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Gateway } from './gateway';

type Prepared<Row> = { all(values: Record<string, unknown>): Promise<Row[]> };

export function preparedRead<Row>(
  gateway: Gateway,
  prepare: (db: LibSQLDatabase) => Prepared<Row>,
): (values: Record<string, unknown>) => Promise<Row[]> {
  let prepared: Prepared<Row> | null = null;
  return (values) =>
    gateway.read((db) => {
      prepared ??= prepare(db);
      return prepared.all(values);
    });
}

type CachedRead<T> = { read(): Promise<T>; forget(): void };

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
