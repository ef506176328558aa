import { DomainError } from '#domain/error-codes';
import { writtenFields } from '#domain/resource/resource';
import { recordOf } from '../../db/record-row';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';
import { type RecordRequest, type ResourceDeps, recordOnce } from './shared/resource-deps';

type RemoveRequest = RecordRequest & { id: string | number };

/** Deletes a record, or archives it while something depends on it; the audit keeps its values. */
export function removeRecord(
  deps: ResourceDeps,
  request: RemoveRequest,
): Promise<MutationResponse> {
  const { records } = deps;
  const { id, member } = request;
  return untilWritten(async () => {
    const row = await records.find(id);
    if (!row) throw new DomainError('not_found');
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
