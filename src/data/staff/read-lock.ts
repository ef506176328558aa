import type { AdminDb } from '../admin-db';
import { readSession } from '../session';
import { isTabletLocked, readPins, readTeam } from './tablet-lock';

export type LockPerson = {
  id: string;
  firstName: string;
  lastName: string;
  role: string;
  /** True if the person has unlocked this tablet before: their PIN works offline. */
  isKnownHere: boolean;
};

export type TabletLock = {
  /** undefined before the first read of the storage. */
  isLocked: boolean | undefined;
  hasPin: boolean;
  /** True after an offline unlock: the tablet sends nothing until the server has verified the PIN. */
  isUnproved: boolean;
  people: LockPerson[];
};

export const NOT_KNOWN: TabletLock = {
  isLocked: undefined,
  hasPin: false,
  isUnproved: false,
  people: [],
};

/** Storage that cannot be read counts as locked. */
export const CLOSED: TabletLock = { ...NOT_KNOWN, isLocked: true };

export async function readLock(db: AdminDb): Promise<TabletLock> {
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
    console.error(error);
    return CLOSED;
  }
}
