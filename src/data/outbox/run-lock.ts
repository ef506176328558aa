import { hasCome, LEASE_MS } from '#domain/sync/mutation';
import type { DataDeps, LockPort } from '../db';
import { readMeta, withDb } from '../db';

const LOCK = 'bb-outbox';
const HEARTBEAT = 'drainHeartbeat';
const STEALS = 'drainSteals';

/** A holder silent for this long is frozen: another run steals its lock (ms). */
const SILENT_MS = 30_000;

type Steals = { count: number; at: number };

export type Run = {
  /** Counts the steals when this run got the lock; null if the browser has no locks. */
  steals: number | null;
  /** True if every earlier run has ended, or lost the lock longer ago than its leases last. */
  isAlone: boolean;
};

/**
 * Runs while no other tab or service worker does. The lock saves work; safety does not depend on it: parallel runs send
 * the same ids, and leases separate their writes. Returns null when another run is active.
 */
export async function withRunLock<T>(deps: DataDeps, task: (run: Run) => Promise<T>) {
  if (!deps.locks) return task({ steals: null, isAlone: false });
  try {
    const run = await newRun(deps);
    const ran = await requestLock(deps.locks, { ifAvailable: true }, () => task(run));
    if (ran || !(await isHolderSilent(deps))) return ran;
    return await requestLock(deps.locks, { steal: true }, async () =>
      task({ steals: await noteSteal(deps), isAlone: false }),
    );
  } catch (error) {
    // Another run stole the lock; the new holder continues.
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

/** True if a frozen run has lost the lock. Call it inside the transaction that writes. */
export async function isRobbed({ db }: DataDeps, { steals }: Run): Promise<boolean> {
  return steals !== null && steals !== (await readSteals(db)).count;
}

// The run reads the count before it requests the lock: a page that freezes in between counts as robbed.
async function newRun({ db, now }: DataDeps): Promise<Run> {
  const { count, at } = await withDb(db, () => readSteals(db));
  return { steals: count, isAlone: count === 0 || hasCome(at + LEASE_MS, now(), LEASE_MS) };
}

/** Counts the steal before the new holder claims an entry, so that the old holder notices on waking. */
async function noteSteal({ db, now }: DataDeps): Promise<number> {
  const count = (await withDb(db, () => readSteals(db))).count + 1;
  await withDb(db, () => db.meta.put({ k: STEALS, v: { count, at: now() } }));
  return count;
}

async function readSteals(db: DataDeps['db']): Promise<Steals> {
  return (await readMeta<Steals>(db, STEALS)) ?? { count: 0, at: 0 };
}

function requestLock<T>(
  locks: LockPort,
  options: { ifAvailable?: boolean; steal?: boolean },
  run: () => Promise<T>,
): Promise<T | null> {
  return locks.request(LOCK, options, async (lock) => (lock ? await run() : null));
}

export async function heartbeat(deps: DataDeps): Promise<void> {
  const { db } = deps;
  await withDb(db, () => db.meta.put({ k: HEARTBEAT, v: deps.now() }));
}

async function isHolderSilent({ db, now }: DataDeps): Promise<boolean> {
  const last = await withDb(db, () => readMeta<number>(db, HEARTBEAT));
  return last === undefined || Math.abs(now() - last) > SILENT_MS;
}
