import { oneAtATime } from '../one-at-a-time';
import type { DrainReport } from './drain';

/** Limits the pause between drains while entries wait (ms). */
const SAFETY_MS = 15_000;
const OTHER_TAB_MS = 2_000;
const SOONEST_MS = 200;
const MAX_AWAY_MS = 300_000;

export type LoopDeps = {
  now(): number;
  isReachable(): Promise<boolean>;
  drain(isHurried: boolean): Promise<DrainReport>;
  sweep(): Promise<void>;
  /** Resolves to null when nothing waits. */
  dueAt(): Promise<number | null>;
  afterRun(): void;
};

export type OutboxLoop = ReturnType<typeof createOutboxLoop>;

/** Drains on request, and automatically while entries wait. */
export function createOutboxLoop(deps: LoopDeps) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const run = oneAtATime(once);

  /** @param isHurried skips the waits that the app chose */
  async function once(isHurried: boolean) {
    clearTimeout(timer);
    try {
      const report = await runOnce(deps, isHurried);
      const dueAt = await deps.dueAt();
      failures = 0;
      if (dueAt !== null) schedule(waitMs(report, dueAt - deps.now()));
    } catch (error) {
      // The browser refuses storage: the entries are safe, and the loop retries.
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
