import { DomainError } from '#domain/error-codes';
import { writtenFields } from '#domain/resource/resource';
import { recordOf } from '../../db/record-row';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';
import { type RecordRequest, type ResourceDeps, recordAudit } from './shared/resource-deps';

type RemoveRequest = RecordRequest & { id: string | number };

/** Deletes a record, or archives it while something depends on it; the audit keeps its values. */
export function removeRecord(
  deps: ResourceDeps,
  request: RemoveRequest,
): Promise<MutationResponse> {
  const { records } = deps;
  const { claim, id, member } = request;
  return untilWritten(async () => {
    const row = await records.find(id);
    if (!row) throw new DomainError('not_found');
    const code = await records.refusal(records.mayGo?.(row, member.id) ?? []);
    if (code && !records.archive) throw new DomainError(code);
    const at = deps.now();
    const once = { claim, at, member: member.firstName };
    const audit = (facts: Parameters<typeof recordAudit>[3]) =>
      recordAudit(deps, request, { verb: 'remove', id, at }, facts);
    const body = { mutationId: claim.mutationId, id };
    if (code && records.archive) {
      const changed = { ...records.archive, v: Number(row.v) + 1, changedAt: at };
      return records.change(
        row,
        { ...changed, changedBy: member.firstName },
        {
          ...once,
          response: { status: 200, body: JSON.stringify({ ...body, isArchived: true }) },
          audit: audit({ before: { isArchived: false }, after: records.archive }),
        },
      );
    }
    const record = recordOf(records.resource, row);
    const before = Object.fromEntries(
      writtenFields(records.resource).map(([name]) => [name, record[name]]),
    );
    return records.remove(row, {
      ...once,
      response: { status: 200, body: JSON.stringify(body) },
      audit: audit({ before, after: null }),
    });
  });
}
