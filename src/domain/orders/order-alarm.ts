import type { StaffOrder } from './guest-order';
import { orderStatusOf } from './order';
import { isOverlooked, UNSEEN_AFTER_MS, UNSEEN_UNTIL_MS, waitingSince } from './order-ageing';

/** A pending order alarms again this long after its acknowledgement. */
export const SILENCE_MINUTES = 3;

const MINUTE_MS = 60_000;

/** new: nobody has acknowledged the order. overlooked: no tablet showed the order for a minute; the alarm rises. */
export type AlarmStage = 'new' | 'overlooked';

export type AlarmingOrder = Pick<
  StaffOrder,
  | 'status'
  | 'statusAt'
  | 'statusBy'
  | 'seenAt'
  | 'createdAt'
  | 'preparedFrom'
  | 'acknowledgedAt'
  | 'author'
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
  if (isTakenByStaff(order)) return takenStage(order, now, silenceMinutes);
  if (orderStatusOf(order.status) !== 'pending') return null;
  if (isQuiet(order, now, silenceMinutes)) return null;
  const waitedMs = now - waitingSince(order);
  if (waitedMs < 0 || waitedMs > UNSEEN_UNTIL_MS) return null;
  return isOverlooked(order, now) ? 'overlooked' : 'new';
}

function isTakenByStaff({ author, status }: AlarmingOrder): boolean {
  return author !== undefined && orderStatusOf(status) === 'confirmed';
}

/** A waiter's round rings only if no tablet has shown it for a minute. */
function takenStage(
  { seenAt, createdAt, acknowledgedAt = null }: AlarmingOrder,
  now: number,
  silenceMinutes: number,
): AlarmStage | null {
  const waitedMs = now - Date.parse(createdAt);
  const isWaiting = waitedMs >= UNSEEN_AFTER_MS && waitedMs <= UNSEEN_UNTIL_MS;
  const at = acknowledgedAt === null ? null : Date.parse(acknowledgedAt);
  const isHeard = isAcknowledged(at, now, silenceMinutes);
  return seenAt === null && isWaiting && !isHeard ? 'overlooked' : null;
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
