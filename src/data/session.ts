import type { OutboxDb } from './db';
import { readMeta } from './db';

export type StaffUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: string;
};

/** `token: null`: the session has ended, but what is on the tablet stays readable. */
export type StaffSession = { token: string | null; user: StaffUser };

const KEY = 'session';

export function readSession(db: OutboxDb): Promise<StaffSession | undefined> {
  return readMeta<StaffSession>(db, KEY);
}

export async function writeSession(db: OutboxDb, session: StaffSession): Promise<void> {
  await db.meta.put({ k: KEY, v: session });
}
