import { AdminDb, type StaffDeps } from '../admin-db';
import { onResume } from '../network/resume-events';
import { unblockAfterUpgrade } from '../outbox/drain';
import { staffReceivers } from '../receive/staff-receivers';
import { type StaffPoller, startStaffPoller } from '../staff/staff-poller';
import { watchStorage } from '../storage/browser-storage';
import { askToKeep } from '../storage/keep-storage';
import { SHIFT_KEY } from '../sync/about-tablet';
import { keepBarClock, startContactWatch, tellingTime } from '../sync/contact-watch';
import { checkEviction, watchDb } from './db-watch';
import { type Device, followCounts } from './guest-device';
import { pageDeps, startOutboxLoop } from './outbox-loop';
import { liveFacts, noteContact, noteStale, startStaffLiveChannel } from './staff-live';
import { keepStaffParts } from './staff-parts';

export type StaffDevice = Device<AdminDb> & { refresh(): Promise<void> };

let device: StaffDevice | null = null;

/** Returns the tablet's database with the replica and the outbox; the first staff screen starts it. */
export function staffDevice(): StaffDevice {
  device ??= start();
  return device;
}

function start(): StaffDevice {
  const db = new AdminDb(staffReceivers);
  watchDb(db);
  const deps = pageDeps(db, () => {
    void loop.run(false);
    void pulls.refresh();
    askToKeep(db);
  });
  deps.fetch = tellingTime(deps.fetch, deps);
  const pulls = startPulls(deps);
  const loop = startOutboxLoop(deps, () => void pulls.refresh());
  onResume(pulls.comeBack);
  watchStorage(SHIFT_KEY, () => void pulls.refresh());
  watchContact(deps, pulls);
  // The work is deferred: the first caller may be a live query, which must not write.
  setTimeout(() => {
    followCounts(db);
    void pulls.refresh();
    void keepStaffParts();
    settleIn(deps, loop.run).catch((error: unknown) => console.error(error));
  });
  return { deps, loop, refresh: pulls.refresh };
}

async function settleIn(deps: StaffDeps, drain: (isHurried: boolean) => Promise<void>) {
  await checkEviction(deps.db);
  await keepBarClock(deps.db);
  await unblockAfterUpgrade(deps);
  await drain(false);
}

function watchContact({ now, mono }: StaffDeps, { refresh }: StaffPoller): void {
  startContactWatch({
    now,
    mono,
    lastContactAt: () => liveFacts.get().lastContactAt,
    ask: () => void refresh(),
    onStale: noteStale,
  });
}

function startPulls(deps: StaffDeps): StaffPoller {
  const pulls: StaffPoller = startStaffPoller(deps, {
    onContact: (lastContactAt) => noteContact({ lastContactAt }),
    onSignedOut: (isSignedOut) => noteContact({ isSignedOut }),
    openConnection: () => startStaffLiveChannel(deps, pulls),
  });
  return pulls;
}
