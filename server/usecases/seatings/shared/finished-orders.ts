import { changeOrderStatusMutation } from '#domain/orders/order-changes';
import type { StoredOrder } from '../../../repositories/rows/order-wire';
import type { FinishedOrders } from '../../../repositories/statements/finished-orders';
import type { SeatingRequest, SeatingRequestDeps } from './seating-request';

type Bill = { orders: readonly StoredOrder[]; payment: FinishedOrders['payment']; at: number };

/** The log has one row for each order that the end of its table completes. */
export function finishedOrders<Input>(
  { newId }: Pick<SeatingRequestDeps, 'newId'>,
  { member }: Pick<SeatingRequest<Input>, 'member'>,
  { orders, payment, at }: Bill,
): FinishedOrders {
  return {
    orders: orders.map(({ row }) => row),
    payment,
    auditOf: ({ id, status }) => ({
      id: newId(),
      actor: member.id,
      action: changeOrderStatusMutation.audit,
      tbl: 'order',
      pk: id,
      before: { status },
      after: { status: 'completed' },
      doneAt: at,
      receivedAt: at,
    }),
  };
}
