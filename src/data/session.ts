import type { OutboxDb } from './db';
import { readMeta } from './db';

export type StaffUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: string;
};

/**
 * `token: null`: the session has ended, but what is on the tablet stays readable. `isLocked`: the person left on
 * purpose and what waits stays; nothing is shown until somebody signs in.
 */
export type StaffSession = {
  token: string | null;
  user: StaffUser;
  isLocked?: boolean;
  /** The session of the person before, while a PIN that was entered offline is not verified by the server yet. */
  heldToken?: string;
  /** The person of that session: their queued mutations are still sent with it. */
  heldBy?: string;
};

/** Whether somebody is signed in and the tablet is unlocked: mutations are queued in their name. */
export function mayAct(session: StaffSession | undefined): session is StaffSession {
  return Boolean(session?.token ?? session?.heldToken);
}

const KEY = 'session';
const PEOPLE = 'people';

export function readSession(db: OutboxDb): Promise<StaffSession | undefined> {
  return readMeta<StaffSession>(db, KEY);
}

export async function writeSession(db: OutboxDb, session: StaffSession): Promise<void> {
  const { id, firstName, lastName } = session.user;
  const people = { ...(await readPeople(db)), [id]: `${firstName} ${lastName}`.trim() };
  await db.meta.bulkPut([
    { k: KEY, v: session },
    { k: PEOPLE, v: people },
  ]);
}

/** The names of who has signed in on this tablet since it was last cleared, by their ids. */
export async function readPeople(db: OutboxDb): Promise<Record<string, string>> {
  return (await readMeta<Record<string, string>>(db, PEOPLE)) ?? {};
}
