import type { StaffDeps } from '../admin-db';
import type { FetchPort } from '../db';
import { reportContact } from '../network/net-store';
import { probe } from '../network/page-fetch';
import type { StaffPoller } from '../staff/staff-poller';
import { createStore } from '../store';
import { chooseTransport, type LiveConnection, startLeader, type TabBus } from '../sync/live';
import { pullHeld } from '../sync/pull';

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

export function noteContact(facts: Partial<LiveFacts>): void {
  liveFacts.set({ ...liveFacts.get(), ...facts });
}

export function noteStale(isStale: boolean): void {
  if (liveFacts.get().isStale !== isStale) noteContact({ isStale });
}

/** Starts the browser's live connection, a stream or long polls, in one of its tabs. */
export function startStaffLiveChannel(
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
