import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import { readMeta } from '../db';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import { readSession } from '../session';

/** The key of a stored response in `meta`, before its path. */
export const READING = 'reading:';

/** The server's answer, and its time (ms). */
export type Reading<T> = { value: T; at: number };

type Kept = Reading<unknown> & { userId: string; path: string };

/** Reads from the server and keeps the answer, for use without a connection. @throws ApiError; TypeError */
export async function askAndKeep<T>(deps: DataDeps<AdminDb>, path: string): Promise<Reading<T>> {
  const value = await readJson<T>(deps, path);
  const at = deps.now();
  const { db } = deps;
  await withDb(db, async () => {
    const session = await readSession(db);
    if (!session) return;
    const kept: Kept = { value, at, path, userId: session.user.id };
    await db.meta.put({ k: keyOf(path), v: kept });
  }).catch(() => {
    // Full or blocked storage: the answer is shown, but not stored.
  });
  return { value, at };
}

/** The stored answer for the signed-in person; answers for others are not shown. */
export async function readKept<T>(
  { db }: Pick<DataDeps<AdminDb>, 'db'>,
  path: string,
): Promise<Reading<T> | null> {
  const [session, kept] = await withDb(db, () =>
    Promise.all([readSession(db), readMeta<Kept>(db, keyOf(path))]),
  );
  if (!kept || !session || session.isLocked) return null;
  if (kept.path !== path || kept.userId !== session.user.id) return null;
  // Written by askAndKeep alone, under the path whose answer it is.
  return { value: kept.value as T, at: kept.at };
}

/** One for each kind of question: of a list that is asked in many ways, the last answer is kept. */
function keyOf(path: string): string {
  return `${READING}${path.split('?')[0]}`;
}
