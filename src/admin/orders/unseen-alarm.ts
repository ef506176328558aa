import { isOverlooked } from '#domain/orders/unseen-order';
import type { OrderOnBoard } from '../../data/react/use-staff-orders';

/**
 * The orders that this tablet must cry for, the oldest first: here, but shown on no tablet for a minute. This
 * one counts too: it may be asleep, on another page, or the ticket below the edge.
 */
export function overlookedOrders(orders: readonly OrderOnBoard[], now: number): OrderOnBoard[] {
  return orders
    .filter((order) => isOverlooked(order, now))
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}
