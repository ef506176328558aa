import { DomainError } from '#domain/error-codes';
import { recordsCsv } from '#domain/resource/csv';
import type { RecordPage, ResourceRecord } from '#domain/resource/resource';
import { recordOf } from '../../db/record-row';
import type { ResourceRepository } from '../../repositories/resources/resource.repository';

type ListDeps = { records: ResourceRepository };

/** The resource's `recordsQuery` outputs this query. */
export type RecordsQuery = {
  page: number;
  limit: number;
  q: string;
  sort: string;
  separator: string;
  lang: string;
} & Readonly<Record<string, unknown>>;

/** A CSV file has at most this many rows. */
const MOST_CSV_ROWS = 100_000;

export async function listRecords({ records }: ListDeps, query: RecordsQuery): Promise<RecordPage> {
  const { page, limit } = query;
  const scope = { ...scopeOf(records, query), limit, offset: (page - 1) * limit };
  const { rows, total } = await records.list(scope);
  return { rows: rows.map((row) => recordOf(records.resource, row)), total, page, limit };
}

export async function exportRecords({ records }: ListDeps, query: RecordsQuery): Promise<string> {
  const scope = { ...scopeOf(records, query), limit: MOST_CSV_ROWS, offset: 0 };
  const { rows } = await records.list(scope);
  const shown = rows.map((row) => recordOf(records.resource, row));
  return recordsCsv(records.resource, shown, {
    language: query.lang === 'en' ? 'en' : 'tr',
    separator: query.separator === 'comma' ? ',' : ';',
  });
}

export async function readRecord(
  { records }: ListDeps,
  id: string | number,
): Promise<ResourceRecord> {
  const row = await records.find(id);
  if (!row) throw new DomainError('not_found');
  return recordOf(records.resource, row);
}

function scopeOf({ resource }: ResourceRepository, { q, sort, ...query }: RecordsQuery) {
  const named = Object.keys(resource.fields).filter((name) => typeof query[name] === 'string');
  return { q, sort, filters: Object.fromEntries(named.map((name) => [name, String(query[name])])) };
}
