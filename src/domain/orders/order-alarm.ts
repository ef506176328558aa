import { orderStatusOf } from './order';
import { waitingSince } from './order-ageing';
import type { StaffOrder } from './order-view';
import { isOverlooked, UNSEEN_UNTIL_MS } from './unseen-order';

/** new: nobody has answered yet. overlooked: no tablet has even shown it for a minute, so it gets louder. */
export type AlarmStage = 'new' | 'overlooked';

export type AlarmingOrder = Pick<
  StaffOrder,
  'status' | 'statusBy' | 'seenAt' | 'createdAt' | 'preparedFrom' | 'acknowledgedAt'
>;

/**
 * What an order calls for, `now` by the bar's clock; null: nothing. It calls from when the bar is open until a
 * person has acknowledged or moved it, at most half a day.
 */
export function alarmStage(order: AlarmingOrder, now: number): AlarmStage | null {
  if (orderStatusOf(order.status) !== 'pending' || isAnswered(order)) return null;
  const waitedMs = now - waitingSince(order);
  if (waitedMs < 0 || waitedMs > UNSEEN_UNTIL_MS) return null;
  return isOverlooked(order, now) ? 'overlooked' : 'new';
}

/** Somebody has said "I've got it", or moved it and back again. */
function isAnswered({ acknowledgedAt = null, statusBy }: AlarmingOrder): boolean {
  return acknowledgedAt !== null || statusBy !== null;
}
