import { storedValue } from '../../data/storage/stored-value';

/** Minutes without a touch until the tablet locks. */
export const LOCK_AFTER_MINUTES = [1, 5, 15, 30] as const;
const USUAL_MINUTES = 5;
/** Nobody stays unlocked longer than this, PIN or not. */
export const LONGEST_MINUTES = 30;

/** This tablet's own choice. */
export const lockAfter = storedValue('bb-lock-after', (text): number => {
  const minutes = Number(text);
  return LOCK_AFTER_MINUTES.find((choice) => choice === minutes) ?? USUAL_MINUTES;
});

type Idle = { idleMs: number; lockAfterMinutes: number; hasPin: boolean; isOnline: boolean };

/**
 * Whether a tablet that nobody touches locks now. Who has no PIN could only open it again by their password, and
 * that needs a line to the bar: without one it stays open.
 */
export function mustLock({ idleMs, lockAfterMinutes, hasPin, isOnline }: Idle): boolean {
  const idleMinutes = idleMs / 60_000;
  if (hasPin) return idleMinutes >= lockAfterMinutes;
  return isOnline && idleMinutes >= LONGEST_MINUTES;
}
