import { orderStatusOf } from './order';
import { waitingSince } from './order-ageing';
import type { OrderRead } from './order-view';

/** An order that no tablet has shown for so long (ms) raises the alarm, and its guest is told. */
export const UNSEEN_AFTER_MS = 60_000;
/** From this age on an order raises no such alarm (ms). */
export const UNSEEN_UNTIL_MS = 12 * 60 * 60_000;

type Watched = Pick<OrderRead, 'status' | 'seenAt' | 'createdAt' | 'preparedFrom'>;

/**
 * Whether an order waits unseen too long, `now` by the bar's clock. One that came in before opening is only
 * missed once the bar is open.
 */
export function isOverlooked(order: Watched, now: number): boolean {
  if (order.seenAt !== null || orderStatusOf(order.status) !== 'pending') return false;
  return now - waitingSince(order) >= UNSEEN_AFTER_MS;
}
