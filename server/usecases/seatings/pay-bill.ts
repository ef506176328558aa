import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { billTotal } from '#domain/seatings/bill';
import { type PayBillInput, paymentKind } from '#domain/seatings/pay-bill';
import { type StoredOrder, staffOrder } from '../../repositories/rows/order-wire';
import { type SeatingRow, seatingRead } from '../../repositories/rows/seating-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { untilWritten } from '../shared/until-written';
import { finishedOrders } from './shared/finished-orders';
import type { SeatingRequest, SeatingRequestDeps } from './shared/seating-request';
import { refuseClosed, seatingOf, standsAlready, writtenBy } from './shared/seating-response';

/**
 * Records the payment of a bill, finishes its orders and closes the table. The total must equal the total that the person saw.
 * @throws DomainError bill.changed, bill.unconfirmed (an order waits for staff), seating.closed
 */
export function payBill(
  deps: SeatingRequestDeps,
  request: SeatingRequest<PayBillInput>,
): Promise<MutationResponse> {
  const { cashAmount: cash, cardAmount: card, totalAmount } = request.input;
  return untilWritten(async () => {
    const before = await seatingOf(deps, request.seatingId);
    if (before.cashKurus === cash && before.cardKurus === card) {
      return standsAlready(deps, request, before);
    }
    refuseClosed(before);
    const orders = await deps.seatings.orders(before.id);
    refuseOther(before, orders, totalAmount);
    const at = deps.now();
    const { firstName } = request.member;
    const after = { closedAt: at, closedBy: firstName, cashKurus: cash, cardKurus: card };
    const table = await deps.tables.find(before.tableId);
    const written = writtenBy(deps, request, {
      action: 'seating.pay',
      before: { tableLabel: table?.label ?? null },
      after: { payment: paymentKind({ cash, card }), totalAmount: liraText(totalAmount) },
      at,
      row: { ...before, ...after, v: before.v + 1 },
    });
    const ends = await deps.seatings.seatedBooking(before.tableId, at);
    const payment = { kind: paymentKind({ cash, card }), cash, card };
    return deps.seatings.close(
      { before, after, ends },
      finishedOrders(deps, request, { orders, payment, at }),
      written,
    );
  });
}

function refuseOther(before: SeatingRow, stored: StoredOrder[], totalKurus: number): void {
  const orders = stored.map(staffOrder);
  const current = seatingRead(before);
  if (orders.some(({ status }) => status === 'pending')) {
    throw new DomainError('bill.unconfirmed', { current });
  }
  const owed = billTotal(orders);
  if (owed !== totalKurus) {
    throw new DomainError('bill.changed', { current, totalAmount: liraText(owed) });
  }
}
