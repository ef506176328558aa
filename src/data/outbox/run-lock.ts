import { readMeta } from '../db';
import { withDb } from '../db-health';
import type { DataDeps, LockPort } from '../deps';

const LOCK = 'bb-outbox';
const HEARTBEAT = 'drainHeartbeat';
/** A holder that is silent for so long is frozen: others steal the lock (ms). */
const SILENT_MS = 30_000;

/**
 * Runs while no other tab or service worker does. Only thrift, not safety: two runs at once would send the
 * same ids, and leases keep their writes apart. Returns null when another run is at work.
 * @param run its parameter: whether every earlier run has ended. A closed page releases the lock at once; where it was
 *   stolen, or where the browser has no locks, an earlier run may go on.
 */
export async function withRunLock<T>(
  deps: DataDeps,
  run: (isAlone: boolean) => Promise<T>,
): Promise<T | null> {
  if (!deps.locks) return run(false);
  try {
    const ran = await requestLock(deps.locks, { ifAvailable: true }, () => run(true));
    if (ran || !(await isHolderSilent(deps))) return ran;
    return await requestLock(deps.locks, { steal: true }, () => run(false));
  } catch (error) {
    // The lock was stolen: its new holder continues.
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

function requestLock<T>(
  locks: LockPort,
  options: { ifAvailable?: boolean; steal?: boolean },
  run: () => Promise<T>,
): Promise<T | null> {
  return locks.request(LOCK, options, async (lock) => (lock ? await run() : null));
}

export async function beat(deps: DataDeps): Promise<void> {
  const { db } = deps;
  await withDb(db, () => db.meta.put({ k: HEARTBEAT, v: deps.now() }));
}

async function isHolderSilent({ db, now }: DataDeps): Promise<boolean> {
  const last = await withDb(db, () => readMeta<number>(db, HEARTBEAT));
  return last === undefined || Math.abs(now() - last) > SILENT_MS;
}
