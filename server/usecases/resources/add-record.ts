import type { Values } from '#domain/resource/resource';
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

export function addRecord(
  deps: ResourceDeps,
  request: RecordRequest & { input: Values },
): Promise<MutationResponse> {
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
