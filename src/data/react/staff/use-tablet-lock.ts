import { useEffect, useState } from 'react';
import { ApiError } from '../../api-client';
import { readTeamAtBar, setPin, type Unlocked, unlockTablet } from '../../commands/unlock-tablet';
import { recordOf } from '../../json';
import { CLOSED, NOT_KNOWN, readLock, type TabletLock } from '../../staff/staff-reading';
import { lockTablet } from '../../staff/tablet-lock';
import { staffDevice } from '../../start/staff-device';
import { useLiveRead } from '../core/use-live-read';

export type { Unlocked } from '../../commands/unlock-tablet';
export type { LockPerson } from '../../staff/staff-reading';

const AGAIN_MS = 5_000;

/** Treats unreadable storage as locked, and reads it again. */
export function useTabletLock(): TabletLock {
  const [attempt, setAttempt] = useState(0);
  const lock = useLiveRead(() => readLock(staffDevice().deps.db), [attempt]) ?? NOT_KNOWN;
  useEffect(() => {
    if (lock !== CLOSED) return;
    const timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [lock, attempt]);
  return lock;
}

export function lockNow(): Promise<void> {
  return lockTablet(staffDevice().deps);
}

export async function unlock(staffId: string, pin: string): Promise<Unlocked> {
  const { deps, refresh } = staffDevice();
  const verdict = await unlockTablet(deps, { staffId, pin });
  void refresh();
  return verdict;
}

export async function refreshTeam(): Promise<void> {
  await readTeamAtBar(staffDevice().deps).catch(() => {});
}

export async function choosePin(
  currentPassword: string,
  pin: string,
): Promise<'saved' | 'password' | 'easy' | 'failed'> {
  try {
    await setPin(staffDevice().deps, { currentPassword, pin });
    return 'saved';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'failed';
    if (error.code === 'password.wrong' || currentPassword === '') return 'password';
    const issues = recordOf(error.body)?.issues;
    const isEasy = Array.isArray(issues) && issues.some(({ code }) => code === 'pin.too_easy');
    return isEasy ? 'easy' : 'failed';
  }
}
