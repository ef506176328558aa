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
 * `token: null`: the session has ended, but the replica stays readable. `isLocked`: the person left on purpose; the
 * outbox stays, and the tablet shows nothing until a sign-in.
 */
export type StaffSession = {
  token: string | null;
  user: StaffUser;
  isLocked?: boolean;
  /** Holds the previous session until the server has verified a PIN entered offline. */
  heldToken?: string;
  heldBy?: string;
};

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

export async function readPeople(db: OutboxDb): Promise<Record<string, string>> {
  return (await readMeta<Record<string, string>>(db, PEOPLE)) ?? {};
}
