import { orderStatusOf } from '#domain/orders/order';
import type { BoardWork } from '../../../data/drafts/board-work';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';

/** Orders with these statuses are in preparation. */
const IN_WORK: readonly string[] = ['confirmed', 'preparing', 'ready'];

/** Updates the tablet's orders in preparation. */
export function workOf(orders: readonly OrderOnBoard[], before: BoardWork): BoardWork {
  const kept = orders.flatMap((order): [string, string][] => {
    const status = orderStatusOf(order.status);
    if (IN_WORK.includes(status)) return [[order.id, status]];
    const known = before[order.id];
    // This tablet knows its own cancellations.
    const isNews = status === 'cancelled' && !order.isQueued && known !== undefined;
    return isNews ? [[order.id, known]] : [];
  });
  return Object.fromEntries(kept);
}

/** Returns orders that were cancelled elsewhere while in preparation here. */
export function stoppedOrders(orders: readonly OrderOnBoard[], work: BoardWork): OrderOnBoard[] {
  return orders.filter(
    ({ id, status, isQueued }) => status === 'cancelled' && !isQueued && work[id] !== undefined,
  );
}
