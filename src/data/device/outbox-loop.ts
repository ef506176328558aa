import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import { drain } from '../outbox/drain';
import { nextDueAt } from '../outbox/entries';
import { sweep } from '../outbox/sweep';
import { netStore } from './net-store';
import { isOffline, probe } from './page-fetch';

const SAFETY_MS = 15_000;
const OTHER_TAB_MS = 2_000;
const SOONEST_MS = 200;

export type OutboxLoop = {
  /** @param isHurried skip the waiting times that we chose ourselves */
  run(isHurried: boolean): Promise<void>;
};

/** Drains the outbox whenever there is reason to hope: a new act, a return, a timer. */
export function startOutboxLoop(deps: DataDeps, afterRun: () => void = () => {}): OutboxLoop {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function once(isHurried: boolean) {
    let waitMs = SAFETY_MS;
    try {
      if (isOffline() && !(await probe())) {
        await sweep(deps);
      } else {
        const report = await drain(deps, { isHurried });
        waitMs = report.isOffline ? SAFETY_MS : await untilDueMs(deps, report.didRun);
      }
      if ((await dueAt(deps)) !== null) schedule(waitMs);
    } catch (error) {
      // Storage is away: what waits is safe where it is, the next trigger tries again.
      console.error(error);
    }
    afterRun();
  }

  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void run(false), ms);
  }

  function run(isHurried: boolean): Promise<void> {
    if (running) {
      isAskedAgain = true;
      return running;
    }
    running = once(isHurried).finally(() => {
      running = null;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      void run(false);
    });
    return running;
  }

  watchReturns(() => void run(true));
  return { run };
}

async function untilDueMs(deps: DataDeps, didRun: boolean): Promise<number> {
  if (!didRun) return OTHER_TAB_MS;
  const at = await dueAt(deps);
  const waitMs = at === null ? SAFETY_MS : at - deps.now();
  return Math.min(SAFETY_MS, Math.max(SOONEST_MS, waitMs));
}

function dueAt({ db }: DataDeps): Promise<number | null> {
  return withDb(db, async () => nextDueAt(await db.outbox.toArray()));
}

/** Moments at which a connection or a person is likely back. */
function watchReturns(onReturn: () => void): void {
  function ifVisible() {
    if (document.visibilityState === 'visible') onReturn();
  }
  window.addEventListener('online', onReturn);
  window.addEventListener('pageshow', onReturn);
  window.addEventListener('focus', ifVisible);
  document.addEventListener('visibilitychange', ifVisible);
  let before = netStore.get().state;
  netStore.subscribe(() => {
    const { state } = netStore.get();
    if (before === 'offline' && state === 'online') onReturn();
    before = state;
  });
}
