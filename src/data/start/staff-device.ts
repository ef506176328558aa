import type { StaffDeps } from '../admin-db';
import { AdminDb } from '../admin-db';
import type { FetchPort } from '../db';
import { probe, reportContact } from '../network/net';
import { onResume } from '../network/resume-events';
import { unblockAfterUpgrade } from '../outbox/drain';
import { staffReceivers } from '../receive/staff-receivers';
import type { StaffPoller } from '../staff/staff-poller';
import { startStaffPoller } from '../staff/staff-poller';
import { watchStorage } from '../storage/browser-storage';
import { askToKeep } from '../storage/keep-storage';
import { createStore } from '../store';
import { keepBarClock, SHIFT_KEY, startContactWatch, tellingTime } from '../sync/contact-watch';
import type { LiveConnection, TabBus } from '../sync/live';
import { chooseTransport, startLeader } from '../sync/live';
import { pullHeld } from '../sync/pull';
import type { Device } from './guest-device';
import { checkEviction, followCounts, pageDeps, startOutboxLoop, watchDb } from './guest-device';
import { keepStaffParts } from './staff-parts';

type LiveFacts = {
  isUp: boolean;
  lastContactAt: number | null;
  isStale: boolean;
  isSignedOut: boolean;
};

export const liveFacts = createStore<LiveFacts>({
  isUp: false,
  lastContactAt: null,
  isStale: false,
  isSignedOut: false,
});

function noteContact(facts: Partial<LiveFacts>): void {
  liveFacts.set({ ...liveFacts.get(), ...facts });
}

function noteStale(isStale: boolean): void {
  if (liveFacts.get().isStale !== isStale) noteContact({ isStale });
}

/** Starts the browser's live connection, a stream or long polls, in one of its tabs. */
function startStaffLiveChannel(
  deps: StaffDeps,
  { lastPullAt, refresh }: Pick<StaffPoller, 'lastPullAt' | 'refresh'>,
): LiveConnection {
  return startLeader({
    locks: deps.locks,
    bus: openBus(),
    now: deps.now,
    isVisible: () => document.visibilityState === 'visible',
    hear({ isUp, isSignal }) {
      noteContact(isUp ? { isUp, lastContactAt: deps.now() } : { isUp });
      if (isSignal) void refresh();
    },
    open: (tell) =>
      chooseTransport({
        now: deps.now,
        random: deps.random,
        lastPullAt,
        openStream: () => new EventSource('/api/admin/live'),
        ask: (waitS, signal) => ask(deps, { waitS, signal }, refresh),
        onSignal: () => tell({ isUp: true, isSignal: true }),
        onConnection: (isUp) => tell({ isUp, isSignal: false }),
      }),
  });
}

async function ask(
  deps: StaffDeps,
  held: { waitS: number; signal: AbortSignal },
  refresh: () => Promise<void>,
): Promise<boolean> {
  try {
    // The wait of a long poll does not count as a slow request.
    const patient: FetchPort = (path, init) => globalThis.fetch(path, init);
    const hadNews = await pullHeld({ ...deps, fetch: patient }, held);
    reportContact(deps.now());
    return hadNews;
  } catch (error) {
    if (!held.signal.aborted) {
      // The next plain pull finds the reason.
      void refresh();
      void probe();
    }
    throw error;
  }
}

function openBus(): TabBus | null {
  if (!('BroadcastChannel' in globalThis)) return null;
  const channel = new BroadcastChannel('bb-live');
  return {
    post: (word) => channel.postMessage(word),
    listen(listener) {
      channel.onmessage = ({ data }) => listener(data);
    },
    close: () => channel.close(),
  };
}

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
