import type { LockPort } from '../deps';
import { startLive } from '../sync/live';
import { createStore } from './store';

const LOCK = 'bb-live';
const SILENT_MS = 45_000;

type LiveFacts = {
  /** The line to the server stands, here or in the tab that holds it. */
  isUp: boolean;
  /** When the line, or a pull, last brought an answer. */
  lastContactAt: number | null;
  isSignedOut: boolean;
};

export const liveFacts = createStore<LiveFacts>({
  isUp: false,
  lastContactAt: null,
  isSignedOut: false,
});

export function noteContact(facts: Partial<LiveFacts>): void {
  liveFacts.set({ ...liveFacts.get(), ...facts });
}

export type StaffLine = { reconnect(): void; stop(): void };

/**
 * One line to the server per browser: a stream per tab would use up all its connections. The tab that holds
 * the lock keeps the line and tells the others; when it falls silent for 45 s, another takes over.
 */
export function startStaffLine(locks: LockPort | null, onPoke: () => void): StaffLine {
  const channel = new BroadcastChannel(LOCK);
  const stop = new AbortController();
  let line: StaffLine | null = null;
  let heardAt = Date.now();

  function tell(isUp: boolean, isPoke: boolean) {
    heardAt = Date.now();
    noteContact(isUp ? { isUp, lastContactAt: heardAt } : { isUp });
    if (isPoke) onPoke();
  }

  function lead(): Promise<void> {
    const opened = startLive({
      open: () => new EventSource('/api/admin/live'),
      random: Math.random,
      onPoke() {
        tell(true, true);
        channel.postMessage({ isUp: true, isPoke: true });
      },
      onLine(isUp) {
        tell(isUp, false);
        channel.postMessage({ isUp, isPoke: false });
      },
    });
    line = opened;
    // The lock is held until this tab stops, or another takes it.
    return new Promise((resolve) => stop.signal.addEventListener('abort', () => resolve()));
  }

  function ask(options: { steal?: boolean; signal?: AbortSignal }) {
    if (!locks) return void lead();
    locks.request(LOCK, options, lead).catch(() => {
      line?.stop();
      line = null;
      if (!stop.signal.aborted) ask({ signal: stop.signal });
    });
  }

  channel.onmessage = ({ data }) => tell(data?.isUp === true, data?.isPoke === true);
  ask({ signal: stop.signal });
  const timer = setInterval(() => {
    const isSilent = Date.now() - heardAt > SILENT_MS;
    if (!line && isSilent && document.visibilityState === 'visible') {
      heardAt = Date.now();
      ask({ steal: true });
    }
  }, SILENT_MS / 3);
  return {
    reconnect: () => line?.reconnect(),
    stop() {
      clearInterval(timer);
      stop.abort();
      line?.stop();
      line = null;
      channel.close();
      noteContact({ isUp: false });
    },
  };
}
