import { useEffect } from 'react';
import { useIsOffline } from '../../data/react/use-staff';
import { lockNow, refreshTeam, useTabletLock } from '../../data/react/use-staff-session';
import { useStoredValue } from '../../data/react/use-stores';
import { browserStorage, storedValue } from '../../data/storage/browser-storage';

const LAST_TOUCH = 'bb-last-touch';
const LOOK_EVERY_MS = 2_000;
const TEAM_EVERY_MS = 60_000;

/** Locks after inactivity, also while the tablet is switched off. */
export function useIdleLock(isSignedIn: boolean): void {
  const { isLocked, hasPin } = useTabletLock();
  const lockAfterMinutes = useStoredValue(lockAfter);
  const isOnline = !useIsOffline();
  const isWatching = isSignedIn && isLocked === false;

  // An online tablet refreshes the staff list, because people who left must not unlock it offline later.
  useEffect(() => {
    if (!isSignedIn || !isOnline) return;
    void refreshTeam();
    const timer = setInterval(() => void refreshTeam(), TEAM_EVERY_MS);
    return () => clearInterval(timer);
  }, [isSignedIn, isOnline]);

  useEffect(() => {
    if (!isWatching) return;
    function look() {
      const idleMs = Date.now() - (Number(browserStorage.read(LAST_TOUCH)) || Date.now());
      if (mustLock({ idleMs, lockAfterMinutes, hasPin, isOnline })) void lockNow();
    }
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWatching, lockAfterMinutes, hasPin, isOnline]);

  useEffect(() => {
    if (!isWatching) return;
    // Unlocking counts as activity.
    const arrived = setTimeout(noteTouch, LOOK_EVERY_MS / 2);
    document.addEventListener('pointerdown', noteTouch, { capture: true, passive: true });
    document.addEventListener('keydown', noteTouch, { capture: true });
    return () => {
      clearTimeout(arrived);
      document.removeEventListener('pointerdown', noteTouch, { capture: true });
      document.removeEventListener('keydown', noteTouch, { capture: true });
    };
  }, [isWatching]);
}

function noteTouch(): void {
  const before = Number(browserStorage.read(LAST_TOUCH));
  if (Math.abs(Date.now() - before) > 1_000) browserStorage.write(LAST_TOUCH, String(Date.now()));
}

/** Restarts the timer after an unlock. */
export function touchNow(): void {
  browserStorage.write(LAST_TOUCH, String(Date.now()));
}

/** The tablet locks after this many minutes of inactivity. */
export const LOCK_AFTER_MINUTES = [1, 5, 15, 30] as const;
const USUAL_MINUTES = 5;
/** The limit applies with or without a PIN. */
const LONGEST_MINUTES = 30;

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
