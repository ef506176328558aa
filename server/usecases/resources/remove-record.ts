import { DomainError } from '#domain/error-codes';
import { writtenFields } from '#domain/resource/resource';
import { recordOf } from '../../db/record-row';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';
import {
  type RecordAct,
  type ResourceDeps,
  recordAudit,
  refuseUnless,
} from './shared/resource-deps';

/** Deletes a record that nothing depends on; the audit keeps what it was. */
export function removeRecord(
  deps: ResourceDeps,
  act: RecordAct & { id: string | number },
): Promise<MutationResponse> {
  const { records } = deps;
  const { claim, id, member } = act;
  return untilWritten(async () => {
    const row = await records.find(id);
    if (!row) throw new DomainError('not_found');
    await refuseUnless(deps, records.mayGo?.(row));
    const at = deps.now();
    const record = recordOf(records.resource, row);
    const before = Object.fromEntries(
      writtenFields(records.resource).map(([name]) => [name, record[name]]),
    );
    return records.remove(row, {
      claim,
      at,
      member: member.firstName,
      answer: { status: 200, body: JSON.stringify({ mutationId: claim.mutationId, id }) },
      audit: recordAudit(deps, act, { act: 'remove', id, at }, { before, after: null }),
    });
  });
}
