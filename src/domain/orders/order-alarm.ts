import { orderStatusOf } from './order';
import { waitingSince } from './order-ageing';
import type { StaffOrder } from './order-view';
import { isOverlooked, UNSEEN_UNTIL_MS } from './unseen-order';

/** A pending order that was acknowledged and not moved calls again after this time. */
export const CALLS_AGAIN_MS = 3 * 60_000;

/** new: nobody has acknowledged it. overlooked: no tablet has shown it for a minute, so it gets louder. */
export type AlarmStage = 'new' | 'overlooked';

export type AlarmingOrder = Pick<
  StaffOrder,
  'status' | 'statusAt' | 'statusBy' | 'seenAt' | 'createdAt' | 'preparedFrom' | 'acknowledgedAt'
>;

/**
 * What an order calls for, `now` by the bar's clock; null: nothing. It calls from when the bar is open until a
 * person has moved it, at most half a day, with a pause after each acknowledgement.
 */
export function alarmStage(order: AlarmingOrder, now: number): AlarmStage | null {
  if (orderStatusOf(order.status) !== 'pending' || isQuiet(order, now)) return null;
  const waitedMs = now - waitingSince(order);
  if (waitedMs < 0 || waitedMs > UNSEEN_UNTIL_MS) return null;
  return isOverlooked(order, now) ? 'overlooked' : 'new';
}

/** Whether an acknowledgement still silences its order. */
export function isAcknowledged(acknowledgedAt: number | null, now: number): boolean {
  return acknowledgedAt !== null && now - acknowledgedAt < CALLS_AGAIN_MS;
}

/** Somebody acknowledged it a moment ago, or moved it and back again. */
function isQuiet(
  { acknowledgedAt = null, statusAt, statusBy }: AlarmingOrder,
  now: number,
): boolean {
  const told = [acknowledgedAt, statusBy === null ? null : statusAt];
  return told.some((at) => isAcknowledged(at === null ? null : Date.parse(at), now));
}
