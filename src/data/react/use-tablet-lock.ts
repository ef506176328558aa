import { useLiveQuery } from 'dexie-react-hooks';
import { ApiError } from '../api-client';
import { staffDevice } from '../device/staff-device';
import { readSession } from '../session';
import { isTabletLocked, lockTablet, readPins, readTeam } from '../staff/tablet-lock';
import { readTeamAtBar, setPin, type Unlocked, unlockTablet } from '../sync/staff-pin';

export type { Unlocked } from '../sync/staff-pin';

export type LockPerson = {
  id: string;
  firstName: string;
  lastName: string;
  role: string;
  /** They have unlocked this tablet before: it knows them without a line to the bar. */
  isKnownHere: boolean;
};

export type TabletLock = {
  isLocked: boolean;
  /** Whoever has the tablet now could unlock it again by a PIN. */
  hasPin: boolean;
  /** Unlocked without a line: nothing is sent until the bar has heard the PIN. */
  isUnproved: boolean;
  people: LockPerson[];
};

const OPEN: TabletLock = { isLocked: false, hasPin: false, isUnproved: false, people: [] };

export function useTabletLock(): TabletLock {
  return useLiveQuery(readLock, []) ?? OPEN;
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

/** Asks the bar who works there; what is known stays where it does not answer. */
export async function refreshTeam(): Promise<void> {
  await readTeamAtBar(staffDevice().deps).catch(() => {});
}

/** Chooses one's own PIN; says in a word what became of it. */
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
    return error.body.includes('pin.too_easy') ? 'easy' : 'failed';
  }
}

async function readLock(): Promise<TabletLock> {
  const { db } = staffDevice().deps;
  try {
    const [session, isLocked, pins, team] = await Promise.all([
      readSession(db),
      isTabletLocked(db),
      readPins(db),
      readTeam(db),
    ]);
    const known = Object.values(pins).map(({ user }) => ({ ...user, hasPin: true }));
    const all = [...known, ...team.filter(({ id, hasPin }) => hasPin && !(id in pins))];
    const people = all.map(({ id, firstName, lastName, role }) => ({
      id,
      firstName,
      lastName,
      role,
      isKnownHere: id in pins,
    }));
    return {
      isLocked,
      hasPin: people.some(({ id }) => id === session?.user.id),
      isUnproved: session?.token === null && session.heldToken !== undefined,
      people,
    };
  } catch (error) {
    // A storage that does not answer locks nobody out of a board that cannot be read anyway.
    console.error(error);
    return OPEN;
  }
}
