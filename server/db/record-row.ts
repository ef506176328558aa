import { getTableColumns } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { sortKey } from '#domain/fold';
import { KINDS } from '#domain/resource/kinds';
import type { Field, Resource, ResourceRecord, Values } from '#domain/resource/resource';
import { searchText, writtenFields } from '#domain/resource/resource';
import { isoOrNull } from './iso';

export type Row = Record<string, unknown>;

export function columnsOf(table: SQLiteTable): Record<string, SQLiteColumn> {
  return getTableColumns(table);
}

/** Returns the column of each field, with its sort key if the table has one. */
export function rowOf(table: SQLiteTable, resource: Resource, values: Values): Row {
  const row: Row = {};
  for (const [name, field] of writtenFields(resource)) {
    if (name in values) row[columnName(name, field)] = columnValue(field, values[name]);
  }
  return { ...row, ...searchColumns(table, resource, values) };
}

export function searchColumns(table: SQLiteTable, resource: Resource, values: Values): Row {
  const columns = columnsOf(table);
  const keys = Object.keys(resource.fields)
    .filter((name) => columns[`${name}Key`])
    .map((name) => [`${name}Key`, sortKey(String(values[name] ?? ''))] as const);
  return { ...Object.fromEntries(keys), searchText: searchText(resource, values) };
}

export function recordOf(resource: Resource, row: Row): ResourceRecord {
  const fields = Object.entries(resource.fields).map(
    ([name, field]) => [name, fieldValue(field, row[columnName(name, field)])] as const,
  );
  // Every resource table has these columns.
  const { id, v, changedBy, changedAt } = row as Pick<ResourceRecord, 'id' | 'v' | 'changedBy'> & {
    changedAt: number | null;
  };
  return { ...Object.fromEntries(fields), id, v, changedBy, changedAt: isoOrNull(changedAt) };
}

export function sortColumn(table: SQLiteTable, resource: Resource, name: string): SQLiteColumn {
  const columns = columnsOf(table);
  const field = resource.fields[name];
  const column = columns[`${name}Key`] ?? (field && columns[columnName(name, field)]);
  if (!column) throw new Error(`${resource.name} cannot be sorted by ${name}.`);
  return column;
}

export function columnName(name: string, { kind }: Field): string {
  return `${name}${KINDS[kind].column.suffix}`;
}

function columnValue({ kind }: Field, value: unknown): unknown {
  return value === null ? null : KINDS[kind].column.write(value);
}

function fieldValue({ kind }: Field, value: unknown): unknown {
  const { read, none } = KINDS[kind].column;
  return value === null || value === undefined ? none : read(value);
}
