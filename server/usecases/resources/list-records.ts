import { DomainError } from '#domain/error-codes';
import { recordsCsv } from '#domain/resource/csv';
import { exportAbility, type RecordPage, type ResourceRecord } from '#domain/resource/resource';
import { may } from '#domain/staff/roles';
import { recordOf } from '../../db/record-row';
import type { ResourceRepository } from '../../repositories/resources/resource.repository';
import { type NoteExportDeps, noteExport } from '../shared/note-export';

type ListDeps = { records: ResourceRepository };

/** The resource's `recordsQuery` outputs this query. */
export type RecordsQuery = {
  page: number;
  limit: number;
  q: string;
  sort: string;
  separator?: string;
  lang: string;
} & Readonly<Record<string, unknown>>;

const SEPARATORS: Readonly<Record<string, ',' | ';'>> = { comma: ',', semicolon: ';' };

/** A CSV file has at most this many rows. */
const MOST_CSV_ROWS = 100_000;

export async function listRecords({ records }: ListDeps, query: RecordsQuery): Promise<RecordPage> {
  const { page, limit } = query;
  const scope = { ...scopeOf(records, query), limit, offset: (page - 1) * limit };
  const { rows, total } = await records.list(scope);
  return { rows: rows.map((row) => recordOf(records.resource, row)), total, page, limit };
}

/** @throws DomainError forbidden: what one record may not leave by, a list of them may not either */
export async function exportRecords(
  deps: ListDeps & NoteExportDeps,
  query: RecordsQuery,
  member: { id: string; role: string },
): Promise<string> {
  const { records } = deps;
  const { resource } = records;
  if (!may(member.role, exportAbility(resource))) throw new DomainError('forbidden');
  const scope = { ...scopeOf(records, query), limit: MOST_CSV_ROWS, offset: 0 };
  const { rows } = await records.list(scope);
  const shown = rows.map((row) => recordOf(resource, row));
  const filter = { search: scope.q, ...scope.filters };
  await noteExport(deps, { member, list: resource.name, filter, rows: shown.length });
  return recordsCsv(resource, shown, {
    language: query.lang === 'en' ? 'en' : 'tr',
    separator: SEPARATORS[query.separator ?? ''],
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
