import { storedValue } from '../../data/storage/browser-storage';

/** The tablet locks after this many minutes of inactivity. */
export const LOCK_AFTER_MINUTES = [1, 5, 15, 30] as const;
const USUAL_MINUTES = 5;
/** The limit applies with or without a PIN. */
export const LONGEST_MINUTES = 30;

/** Each tablet has its own choice. */
export const lockAfter = storedValue('bb-lock-after', (text): number => {
  const minutes = Number(text);
  return LOCK_AFTER_MINUTES.find((choice) => choice === minutes) ?? USUAL_MINUTES;
});

type Idle = { idleMs: number; lockAfterMinutes: number; hasPin: boolean; isOnline: boolean };

/** True if an idle tablet locks now. Without a PIN a person needs password and connection, so it stays open offline. */
export function mustLock({ idleMs, lockAfterMinutes, hasPin, isOnline }: Idle): boolean {
  const idleMinutes = idleMs / 60_000;
  if (hasPin) return idleMinutes >= lockAfterMinutes;
  return isOnline && idleMinutes >= LONGEST_MINUTES;
}
