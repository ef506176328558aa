import type { Call } from '#domain/seatings/seating';
import { callsOf } from '../../repositories/rows/seating-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';
import type { SeatingRequest, SeatingRequestDeps } from './shared/seating-request';
import { seatingOf, standsAlready, writtenBy } from './shared/seating-response';

/** Takes a table's call. A taken or replaced call succeeds. */
export function takeCall(
  deps: SeatingRequestDeps,
  request: SeatingRequest<{ call: Call; at: string }>,
): Promise<MutationResponse> {
  const { call, at: seenAt } = request.input;
  return untilWritten(async () => {
    const before = await seatingOf(deps, request.seatingId);
    const standing = callsOf(before)[call];
    const isSame = standing !== null && standing.at === seenAt && standing.takenAt === null;
    if (!isSame || before.closedAt !== null) return standsAlready(deps, request, before);
    const at = deps.now();
    const takenAt = Math.max(Date.parse(standing.at), at - request.ageMs);
    const { firstName } = request.member;
    const after =
      call === 'waiter'
        ? { waiterTakenAt: takenAt, waiterTakenBy: firstName }
        : { billTakenAt: takenAt, billTakenBy: firstName };
    const table = await deps.tables.find(before.tableId);
    const written = writtenBy(deps, request, {
      action: 'seating.call',
      before: { call, tableLabel: table?.label ?? null },
      after: { call, takenBy: firstName },
      at,
      row: { ...before, ...after, v: before.v + 1 },
    });
    return deps.seatings.change({ before, after }, written);
  });
}
