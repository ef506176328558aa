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

type Showing = {
  /** The ticket lies inside the visible part of its column. */
  isInView: boolean;
  /** The open board has had the ticket in a visible column, with its count, since this time (ms). */
  listedAt: number;
  /** A person last touched the board at this time (ms); null means not yet. */
  touchedAt: number | null;
};

/**
 * A ticket on the open board counts as seen while it is in view. Below the fold it counts once a person touches the
 * board: the column's count shows it to whoever stands there. An untouched board overlooks it.
 */
export function isSeenOnBoard({ isInView, listedAt, touchedAt }: Showing): boolean {
  return isInView || (touchedAt !== null && touchedAt >= listedAt);
}
