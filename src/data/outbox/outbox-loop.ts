import { oneAtATime } from '../one-at-a-time';
import type { DrainReport } from './drain';

/** Looks again at the latest after this long, while anything waits. */
const SAFETY_MS = 15_000;
const OTHER_TAB_MS = 2_000;
const SOONEST_MS = 200;
/** Storage that stays away is asked ever more seldom, but asked. */
const MAX_AWAY_MS = 300_000;

export type LoopDeps = {
  now(): number;
  /** Whether the bar can be thought to be there; may ask it. */
  isReachable(): Promise<boolean>;
  drain(isHurried: boolean): Promise<DrainReport>;
  /** What is done without the bar: leases, ages. */
  sweep(): Promise<void>;
  /** When the outbox should be looked at again; null: nothing waits. */
  dueAt(): Promise<number | null>;
  afterRun(): void;
};

export type OutboxLoop = {
  /** @param isHurried skip the waiting times that we chose ourselves */
  run(isHurried: boolean): Promise<void>;
};

/** Drains the outbox when asked, and by itself as long as something waits. */
export function createOutboxLoop(deps: LoopDeps): OutboxLoop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const run = oneAtATime(once);

  async function once(isHurried: boolean) {
    clearTimeout(timer);
    try {
      const report = await runOnce(deps, isHurried);
      const dueAt = await deps.dueAt();
      failures = 0;
      if (dueAt !== null) schedule(waitMs(report, dueAt - deps.now()));
    } catch (error) {
      // Storage is away: what waits is safe where it is, and is looked for again.
      console.error(error);
      failures += 1;
      schedule(Math.min(MAX_AWAY_MS, failures * SAFETY_MS));
    }
    deps.afterRun();
  }

  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void run(false), ms);
  }

  return { run };
}

/** Null: the bar is out of reach. */
async function runOnce(deps: LoopDeps, isHurried: boolean): Promise<DrainReport | null> {
  if (await deps.isReachable()) return deps.drain(isHurried);
  await deps.sweep();
  return null;
}

function waitMs(report: DrainReport | null, untilDueMs: number): number {
  if (!report || report.isOffline) return SAFETY_MS;
  if (!report.didRun) return OTHER_TAB_MS;
  return Math.min(SAFETY_MS, Math.max(SOONEST_MS, untilDueMs));
}
