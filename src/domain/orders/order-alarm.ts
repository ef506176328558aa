import type { StaffOrder } from './guest-order';
import { orderStatusOf } from './order';
import { isOverlooked, UNSEEN_UNTIL_MS, waitingSince } from './order-ageing';

/** A pending order alarms again this long after its acknowledgement. */
export const SILENCE_MINUTES = 3;

const MINUTE_MS = 60_000;

/** new: nobody has acknowledged the order. overlooked: no tablet showed the order for a minute; the alarm rises. */
export type AlarmStage = 'new' | 'overlooked';

export type AlarmingOrder = Pick<
  StaffOrder,
  'status' | 'statusAt' | 'statusBy' | 'seenAt' | 'createdAt' | 'preparedFrom' | 'acknowledgedAt'
>;

/**
 * Takes `now` by the server's clock and returns null without an alarm. An alarm lasts from opening to a status change,
 * at most half a day, and pauses after each acknowledgement.
 */
export function alarmStage(
  order: AlarmingOrder,
  now: number,
  silenceMinutes = SILENCE_MINUTES,
): AlarmStage | null {
  if (orderStatusOf(order.status) !== 'pending') return null;
  if (isQuiet(order, now, silenceMinutes)) return null;
  const waitedMs = now - waitingSince(order);
  if (waitedMs < 0 || waitedMs > UNSEEN_UNTIL_MS) return null;
  return isOverlooked(order, now) ? 'overlooked' : 'new';
}

export function isAcknowledged(
  acknowledgedAt: number | null,
  now: number,
  silenceMinutes = SILENCE_MINUTES,
): boolean {
  return acknowledgedAt !== null && now - acknowledgedAt < silenceMinutes * MINUTE_MS;
}

function isQuiet(
  { acknowledgedAt = null, statusAt, statusBy }: AlarmingOrder,
  now: number,
  silenceMinutes: number,
): boolean {
  const told = [acknowledgedAt, statusBy === null ? null : statusAt];
  return told.some((at) =>
    isAcknowledged(at === null ? null : Date.parse(at), now, silenceMinutes),
  );
}
