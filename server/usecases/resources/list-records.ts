import { DomainError } from '#domain/error-codes';
import { exportAbility, type RecordPage, type ResourceRecord } from '#domain/resource/resource';
import { may } from '#domain/staff/roles';
import { recordOf } from '../../db/record-row';
import type { ResourceRepository } from '../../repositories/resources/resource.repository';
import { csvInParts } from '../shared/in-parts';
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
): Promise<AsyncIterable<string>> {
  const { records } = deps;
  const { resource } = records;
  if (!may(member.role, exportAbility(resource))) throw new DomainError('forbidden');
  const scope = scopeOf(records, query);
  const language = query.lang === 'en' ? 'en' : 'tr';
  const options = { language, separator: SEPARATORS[query.separator ?? ''] } as const;
  const { count, file } = await csvInParts(resource, options, {
    ids: (limit) => records.ids({ ...scope, limit, offset: 0 }),
    rows: async (ids) => (await records.named(ids)).map((row) => recordOf(resource, row)),
  });
  const filter = { search: scope.q, ...scope.filters };
  await noteExport(deps, { member, list: resource.name, filter, rows: count });
  return file;
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
