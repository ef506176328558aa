import { DomainError } from '#domain/error-codes';
import { mergeChange } from '#domain/resource/merge';
import type { RecordPage, ResourceRecord, Values } from '#domain/resource/resource';
import { exportAbility, writtenFields } from '#domain/resource/resource';
import { may } from '#domain/roles';
import { recordOf, rowOf } from '../db/record-row';
import type { ResourceRepository, Written } from '../repositories/resources/resource.repository';
import { csvInParts } from './shared/in-parts';
import type { AuditDeps, NoteExportDeps, Parts, StaffAddRequest } from './shared/staff-change';
import { noteExport, orRefuse, staffOnce, untilWritten } from './shared/staff-change';

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
  return recordOf(records.resource, orRefuse(await records.find(id)));
}

function scopeOf({ resource }: ResourceRepository, { q, sort, ...query }: RecordsQuery) {
  const named = Object.keys(resource.fields).filter((name) => typeof query[name] === 'string');
  return { q, sort, filters: Object.fromEntries(named.map((name) => [name, String(query[name])])) };
}

type ResourceDeps = AuditDeps & Pick<Parts, 'responses'> & { records: ResourceRepository };

type RecordRequest = Omit<StaffAddRequest, 'input'>;

type Change = { verb: 'add' | 'change' | 'remove'; id: string | number; at: number };
type Facts = { before: Values | null; after: Values | null };

/** Returns what a write stores beside the record. */
function recordOnce(
  deps: ResourceDeps,
  request: RecordRequest,
  { verb, ...change }: Change & Facts,
  response: { status?: number; body: object },
): Written {
  const { resource, tableName: tbl } = deps.records;
  const fact = { action: `${resource.name}.${verb}`, tbl, ...change, pk: change.id };
  return { ...staffOnce(deps, request, fact, response), member: request.member.firstName };
}

/** @throws DomainError the code of the first guard that does not hold */
async function refuseUnless(
  { records }: ResourceDeps,
  guards: Parameters<ResourceRepository['refusal']>[0] | undefined,
): Promise<void> {
  const code = await records.refusal(guards ?? []);
  if (code) throw new DomainError(code);
}

/** @throws DomainError with the reason of the law */
async function refuseForbidden({ records }: ResourceDeps, row: Readonly<Record<string, unknown>>) {
  const forbidden = await records.forbidden(row);
  if (forbidden) throw new DomainError(forbidden.code, forbidden.details);
}

export function addRecord(deps: ResourceDeps, request: RecordRequest & { input: Values }) {
  const { records } = deps;
  const { claim, input, member } = request;
  return untilWritten(async () => {
    const at = deps.now();
    const id = records.isNumbered ? await records.nextId() : claim.mutationId;
    const row = {
      id,
      v: 1,
      ...rowOf(records.table, records.resource, input),
      changedAt: at,
      changedBy: member.firstName,
    };
    await refuseForbidden(deps, row);
    await refuseUnless(deps, records.mustHold?.(row, null, member.id));
    const record = { ...recordOf(records.resource, row), ...input };
    const change = { verb: 'add', id, at, before: null, after: input } as const;
    const once = recordOnce(deps, request, change, { status: 201, body: { record } });
    return records.add({ ...records.initial, ...row }, once);
  });
}

/** Deletes a record, or archives it while something depends on it; the audit keeps its values. */
export function removeRecord(deps: ResourceDeps, request: RecordRequest & { id: string | number }) {
  const { records } = deps;
  const { id, member } = request;
  return untilWritten(async () => {
    const row = orRefuse(await records.find(id));
    const code = await records.refusal(records.mayGo?.(row, member.id) ?? []);
    if (code && !records.archive) throw new DomainError(code);
    const at = deps.now();
    const removal = { verb: 'remove', id, at } as const;
    if (code && records.archive) {
      const changed = { v: Number(row.v) + 1, changedAt: at, changedBy: member.firstName };
      const change = { ...removal, before: { isArchived: false }, after: records.archive };
      const once = recordOnce(deps, request, change, { body: { id, isArchived: true } });
      return records.change(row, { ...records.archive, ...changed }, once);
    }
    const record = recordOf(records.resource, row);
    const before = Object.fromEntries(
      writtenFields(records.resource).map(([name]) => [name, record[name]]),
    );
    const change = { ...removal, before, after: null };
    return records.remove(row, recordOnce(deps, request, change, { body: { id } }));
  });
}

type ChangeRequest = RecordRequest & { id: string | number; input: Values & { from?: Values } };

/**
 * Merges changes field by field: equal values and different fields are kept; a field that a colleague set to another
 * value gives a conflict with the present record.
 */
export function changeRecord(deps: ResourceDeps, request: ChangeRequest) {
  const { records } = deps;
  const { claim, id, member } = request;
  return untilWritten(async () => {
    const row = orRefuse(await records.find(id));
    const current = recordOf(records.resource, row);
    const { from = current, ...wanted } = request.input;
    const { before, after, conflicts } = mergeChange({ wanted, from, current });
    if (Object.keys(after).length === 0) {
      const body = JSON.stringify({ mutationId: claim.mutationId, record: current });
      return deps.responses.keep(claim, { status: 200, body });
    }
    if (conflicts.length > 0) throw conflictOver(current, conflicts);
    const at = deps.now();
    const changed = {
      ...rowOf(records.table, records.resource, { ...current, ...after }),
      v: current.v + 1,
      changedAt: at,
      changedBy: member.firstName,
    };
    await refuseForbidden(deps, { ...row, ...changed });
    await refuseUnless(deps, records.mustHold?.({ ...row, ...changed }, row, member.id));
    const change = { verb: 'change', id, at, before, after } as const;
    const body = { record: recordOf(records.resource, { ...row, ...changed }) };
    return records.change(row, changed, recordOnce(deps, request, change, { body }));
  });
}

/** Returns the present values beside the refused ones. */
function conflictOver(current: ResourceRecord, conflicts: readonly string[]): DomainError {
  return new DomainError('conflict', {
    current,
    conflicts,
    by: current.changedBy,
    at: current.changedAt,
  });
}
