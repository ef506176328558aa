import { orderStatusOf } from './order';
import { waitingSince } from './order-ageing';
import type { OrderRead } from './order-view';

/** An order unseen for this long (ms) raises the alarm, and its guest is told. */
export const UNSEEN_AFTER_MS = 60_000;
/** Older orders (ms) raise no such alarm. */
export const UNSEEN_UNTIL_MS = 12 * 60 * 60_000;

type Watched = Pick<OrderRead, 'status' | 'seenAt' | 'createdAt' | 'preparedFrom'>;

/** True for an order that is unseen too long, `now` by the server's clock. The time counts from opening. */
export function isOverlooked(order: Watched, now: number): boolean {
  if (order.seenAt !== null || orderStatusOf(order.status) !== 'pending') return false;
  return now - waitingSince(order) >= UNSEEN_AFTER_MS;
}
