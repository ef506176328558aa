import { DomainError } from '#domain/error-codes';
import { mergeChange } from '#domain/resource/merge';
import type { ResourceRecord, Values } from '#domain/resource/resource';
import { recordOf, rowOf } from '../../db/record-row';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';
import {
  type RecordRequest,
  type ResourceDeps,
  recordOnce,
  refuseForbidden,
  refuseUnless,
} from './shared/resource-deps';

type ChangeRequest = RecordRequest & { id: string | number; input: Values & { from?: Values } };

/**
 * Merges changes field by field: equal values and different fields are kept; a field that a colleague set to another
 * value gives a conflict with the present record.
 */
export function changeRecord(
  deps: ResourceDeps,
  request: ChangeRequest,
): Promise<MutationResponse> {
  const { records } = deps;
  const { claim, id, member } = request;
  return untilWritten(async () => {
    const row = await records.find(id);
    if (!row) throw new DomainError('not_found');
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
