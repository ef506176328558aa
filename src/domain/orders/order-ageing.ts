import type { OrderRead } from './guest-order';
import type { ServiceType } from './order';
import { orderStatusOf } from './order';

const MINUTE_MS = 60_000;

/** An order turns amber when due and red when late. */
export type AgeingMinutes = { due: number; late: number };

export const AGEING_MINUTES: Record<ServiceType, AgeingMinutes> = {
  table: { due: 8, late: 15 },
  collection: { due: 12, late: 20 },
  delivery: { due: 20, late: 35 },
};

export type Ageing = 'on_time' | 'due' | 'late';

export function orderAgeing({ due, late }: AgeingMinutes, ageMs: number): Ageing {
  if (ageMs >= late * MINUTE_MS) return 'late';
  return ageMs >= due * MINUTE_MS ? 'due' : 'on_time';
}

/** Returns the start of the guest's wait (ms): an order from before opening ages from opening time. */
export function waitingSince(order: Pick<OrderRead, 'createdAt' | 'preparedFrom'>): number {
  return Date.parse(order.preparedFrom ?? order.createdAt);
}

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
