import { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { releaseUpgraded } from '../outbox/release';
import { canPull, pull } from '../sync/pull';
import { endSession, isSessionOver } from '../sync/staff-session';
import { watchDb } from './db-watch';
import { type Device, followCounts } from './guest-device';
import { startOutboxLoop } from './outbox-loop';
import { pageDeps } from './page-deps';
import { noteContact, type StaffLine, startStaffLine } from './staff-live';

const SAFETY_PULL_MS = 30_000;

export type StaffDevice = Device<AdminDb> & { refresh(): Promise<void> };

let device: StaffDevice | null = null;

/** The tablet's database, its copy of the server and what staff queued; started by the first staff screen. */
export function staffDevice(): StaffDevice {
  device ??= start();
  return device;
}

function start(): StaffDevice {
  const db = new AdminDb();
  watchDb(db);
  const deps = pageDeps(db, () => {
    void loop.run(false);
    void refresh();
  });
  const refresh = startPulls(deps);
  const loop = startOutboxLoop(deps, () => void refresh());
  // Later: the first to ask may be a live query, inside of which nothing may be written.
  setTimeout(() => {
    followCounts(db);
    void refresh();
    releaseUpgraded(deps)
      .then(() => loop.run(false))
      .catch((error: unknown) => console.error(error));
  });
  return { deps, loop, refresh };
}

/** Pulls on every poke, on return and every 30 s; one at a time, one more when asked meanwhile. */
function startPulls(deps: DataDeps<AdminDb>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let line: StaffLine | null = null;

  async function once() {
    const isSignedIn = await canPull(deps).catch(() => false);
    noteContact({ isSignedOut: !isSignedIn });
    if (!isSignedIn) {
      line?.stop();
      line = null;
      return;
    }
    line ??= startStaffLine(deps.locks, () => void refresh());
    try {
      await pull(deps);
      noteContact({ lastContactAt: deps.now() });
    } catch (error) {
      if (!isSessionOver(error)) return;
      await endSession(deps);
      noteContact({ isSignedOut: true });
    }
  }

  function refresh(): Promise<void> {
    if (running) {
      isAskedAgain = true;
      return running;
    }
    running = once().finally(() => {
      running = null;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      void refresh();
    });
    return running;
  }

  function onReturn() {
    if (document.visibilityState !== 'visible') return;
    // Streams do not survive sleep, whatever they look like afterwards.
    line?.reconnect();
    void refresh();
  }

  window.addEventListener('online', onReturn);
  window.addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  setInterval(() => void refresh(), SAFETY_PULL_MS);
  return refresh;
}
