import { useEffect } from 'react';
import { useStoredValue } from '../../data/react/core/use-stored-value';
import { lockNow, refreshTeam, useTabletLock } from '../../data/react/staff/use-tablet-lock';
import { useIsOffline } from '../../data/react/use-live';
import { browserStorage } from '../../data/storage/browser-storage';
import { lockAfter, mustLock } from './lock-after';

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
