import type { LetInInput } from '#domain/seatings/seating';
import { askingOf } from '../../repositories/rows/seating-wire';
import { phoneLetIn } from '../../repositories/statements/seating-statements';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';
import type { SeatingRequest, SeatingRequestDeps } from './shared/seating-request';
import { seatingOf, standsAlready, writtenBy } from './shared/seating-response';

/** Lets a phone at a table in, or refuses it, for staff. A phone that asks no longer succeeds. */
export function letIn(
  deps: SeatingRequestDeps,
  request: SeatingRequest<LetInInput>,
): Promise<MutationResponse> {
  const { seatNo, isLetIn, at: seenAt } = request.input;
  return untilWritten(async () => {
    const before = await seatingOf(deps, request.seatingId);
    const isAsking = askingOf(before).some((one) => one.seatNo === seatNo && one.at === seenAt);
    if (!isAsking || before.closedAt !== null) return standsAlready(deps, request, before);
    const at = deps.now();
    const after = { asking: before.asking.filter((one) => one.seatNo !== seatNo) };
    const table = await deps.tables.find(before.tableId);
    const written = writtenBy(deps, request, {
      action: 'seating.let_in',
      before: { tableLabel: table?.label ?? null },
      after: { seatNo, isLetIn },
      at,
      row: { ...before, ...after, v: before.v + 1 },
    });
    const phone = { seatingId: before.id, seatNo, at: isLetIn ? at : null };
    const more = (won: Parameters<typeof phoneLetIn>[1]) => [phoneLetIn(phone, won)];
    return deps.seatings.change({ before, after, more }, written);
  });
}
