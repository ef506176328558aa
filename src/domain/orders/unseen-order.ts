import { orderStatusOf } from './order';
import { waitingSince } from './order-ageing';
import type { OrderRead } from './order-view';

/** An order that is unseen for this long (ms) raises the alarm, and its guest gets a notice. */
export const UNSEEN_AFTER_MS = 60_000;
/** Older orders (ms) raise no such alarm. */
export const UNSEEN_UNTIL_MS = 12 * 60 * 60_000;

type Watched = Pick<OrderRead, 'status' | 'seenAt' | 'createdAt' | 'preparedFrom'>;

/** True for an order that is unseen too long; `now` follows the server's clock, and the time counts from opening. */
export function isOverlooked(order: Watched, now: number): boolean {
  if (order.seenAt !== null || orderStatusOf(order.status) !== 'pending') return false;
  return now - waitingSince(order) >= UNSEEN_AFTER_MS;
}
