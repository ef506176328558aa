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
