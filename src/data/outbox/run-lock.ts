import { hasCome, LEASE_MS } from '#domain/sync/retry';
import { readMeta } from '../db';
import { withDb } from '../db-health';
import type { DataDeps, LockPort } from '../deps';

const LOCK = 'bb-outbox';
const HEARTBEAT = 'drainHeartbeat';
/** How often the lock was stolen, and when last. */
const STEALS = 'drainSteals';
/** A holder that is silent for so long is frozen: others steal the lock (ms). */
const SILENT_MS = 30_000;

type Steals = { count: number; at: number };

/** One run of the outbox. */
export type Run = {
  /** How often the lock had been stolen when this run got it; null: the browser has no locks. */
  steals: number | null;
  /** Whether every earlier run has ended, or has lost the lock for longer than its leases last. */
  isAlone: boolean;
};

/**
 * Runs while no other tab or service worker does. Only thrift, not safety: two runs at once would send the
 * same ids, and leases keep their writes apart. Returns null when another run is at work.
 */
export async function withRunLock<T>(
  deps: DataDeps,
  act: (run: Run) => Promise<T>,
): Promise<T | null> {
  if (!deps.locks) return act({ steals: null, isAlone: false });
  try {
    const run = await newRun(deps);
    const ran = await requestLock(deps.locks, { ifAvailable: true }, () => act(run));
    if (ran || !(await isHolderSilent(deps))) return ran;
    return await requestLock(deps.locks, { steal: true }, async () =>
      act({ steals: await noteSteal(deps), isAlone: false }),
    );
  } catch (error) {
    // The lock was stolen: its new holder continues.
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

/** Whether a run has lost the lock: its page was frozen, and goes on. Call it inside the transaction that writes. */
export async function isRobbed({ db }: DataDeps, { steals }: Run): Promise<boolean> {
  return steals !== null && steals !== (await readSteals(db)).count;
}

// The count is read before the lock is asked for: a page that freezes in between takes itself for robbed.
async function newRun({ db, now }: DataDeps): Promise<Run> {
  const { count, at } = await withDb(db, () => readSteals(db));
  return { steals: count, isAlone: count === 0 || hasCome(at + LEASE_MS, now(), LEASE_MS) };
}

/** Before the new holder claims an entry, so that the old one finds out when it goes on. */
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

export async function beat(deps: DataDeps): Promise<void> {
  const { db } = deps;
  await withDb(db, () => db.meta.put({ k: HEARTBEAT, v: deps.now() }));
}

async function isHolderSilent({ db, now }: DataDeps): Promise<boolean> {
  const last = await withDb(db, () => readMeta<number>(db, HEARTBEAT));
  return last === undefined || Math.abs(now() - last) > SILENT_MS;
}
