import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { billTotal } from '#domain/seatings/bill';
import { staffOrder } from '../../repositories/rows/order-wire';
import { seatingRead } from '../../repositories/rows/seating-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';
import { finishedOrders } from './shared/finished-orders';
import type { SeatingRequest, SeatingRequestDeps } from './shared/seating-request';
import { seatingOf, standsAlready, writtenBy } from './shared/seating-response';

/**
 * Closes a seating without an unpaid bill; its phones must scan again. A closed seating succeeds.
 * @throws DomainError bill.unpaid, with the sum
 */
export function closeSeating(
  deps: SeatingRequestDeps,
  request: SeatingRequest<Record<string, never>>,
): Promise<MutationResponse> {
  return untilWritten(async () => {
    const before = await seatingOf(deps, request.seatingId);
    if (before.closedAt !== null) return standsAlready(deps, request, before);
    const orders = await deps.seatings.orders(before.id);
    const owed = billTotal(orders.map(staffOrder));
    if (owed > 0) {
      const totalAmount = liraText(owed);
      throw new DomainError('bill.unpaid', { current: seatingRead(before), totalAmount });
    }
    const at = deps.now();
    const after = { closedAt: at, closedBy: request.member.firstName };
    const table = await deps.tables.find(before.tableId);
    const written = writtenBy(deps, request, {
      action: 'seating.close',
      before: { tableLabel: table?.label ?? null },
      after: {},
      at,
      row: { ...before, ...after, v: before.v + 1 },
    });
    const ends = await deps.seatings.seatedBooking(before.tableId, at);
    return deps.seatings.close(
      { before, after, ends },
      finishedOrders(deps, request, { orders, payment: null, at }),
      written,
    );
  });
}
