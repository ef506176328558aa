import type { LiveStatus } from '#domain/sync/tablet-presence';
import { isRecord } from '../json';
import { menuVersion, rereadMenu } from '../menu/menu-store';
import { isOffline, pageFetch, probe } from '../network/net';
import { createStore } from '../store';

const LOCK = 'bb-house';
const STREAM = '/api/live';
/** The server sends a heartbeat every 8 s: a longer silence (ms) means a lost connection. */
const SILENCE_MS = 20_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** True if a staff tablet would show an order now, by the last event; true before the first event. */
export const tabletPresenceStore = createStore<LiveStatus['bar']>('there');

/** Holds a number that changes with every seating. */
export const tablesStore = createStore(0);

/** Keeps a live connection to the server while the page is visible: one for all tabs of the browser. */
export function keepLiveChannel(): () => void {
  const bus = 'BroadcastChannel' in globalThis ? new BroadcastChannel(LOCK) : null;
  const stop = new AbortController();
  let turn: AbortController | null = null;

  function look() {
    const isVisible = document.visibilityState === 'visible' && !stop.signal.aborted;
    if (isVisible && !turn) {
      turn = new AbortController();
      void waitForTurn(turn.signal, bus);
      bus?.postMessage('anybody?');
    }
    if (!isVisible) {
      turn?.abort();
      turn = null;
    }
  }

  if (bus)
    bus.onmessage = ({ data }) => (isNews(data) ? hear(data) : last && bus.postMessage(last));
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  look();
  return () => {
    stop.abort();
    look();
    bus?.close();
  };
}

/** The tab that holds the lock has the connection and tells the others; without Web Locks each tab has its own. */
async function waitForTurn(signal: AbortSignal, bus: BroadcastChannel | null): Promise<void> {
  const lead = () => holdConnection(signal, (news) => bus?.postMessage(news));
  const locks: LockManager | undefined = bus ? navigator.locks : undefined;
  if (!locks) return lead();
  await locks.request(LOCK, { signal }, lead).catch((error: unknown) => {
    if (!signal.aborted) console.error(error);
  });
}

/** Receives events by a stream; after a failure it reads once and reconnects with back-off. */
function holdConnection(signal: AbortSignal, tell: (news: LiveStatus) => void): Promise<void> {
  let stream: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function take(news: unknown) {
    if (!isNews(news)) return;
    hear(news);
    tell(news);
  }

  function connect() {
    stream = new EventSource(STREAM);
    stream.addEventListener('house', ({ data }) => {
      watch();
      take(JSON.parse(data));
    });
    stream.addEventListener('hb', watch);
    stream.addEventListener('error', lose);
    timer = setTimeout(lose, SILENCE_MS);
  }

  function watch() {
    failures = 0;
    clearTimeout(timer);
    timer = setTimeout(lose, SILENCE_MS);
  }

  function lose() {
    drop();
    if (signal.aborted) return;
    void askNow().then(take, () => {});
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    // Spreads the reconnecting of many phones.
    timer = setTimeout(connect, waitMs * (0.5 + Math.random() / 2));
  }

  function drop() {
    clearTimeout(timer);
    stream?.close();
    stream = null;
  }

  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => {
      drop();
      last = null;
      resolve();
    });
    connect();
  });
}

async function askNow(): Promise<unknown> {
  return (await pageFetch(`${STREAM}/now`)).json();
}

/** Keeps the last events of this tab, for tabs that open later. */
let last: LiveStatus | null = null;
let askedFor: string | null = null;

function hear(news: LiveStatus): void {
  last = news;
  tabletPresenceStore.set(news.bar);
  tablesStore.set(news.tables);
  // The connection may be back without a report from the browser.
  if (isOffline()) void probe();
  // The app fetches each new menu once, however many events announce it.
  if (news.menu === menuVersion() || news.menu === askedFor) return;
  askedFor = news.menu;
  void rereadMenu();
}

function isNews(told: unknown): told is LiveStatus {
  return isRecord(told) && typeof told.menu === 'string' && typeof told.bar === 'string';
}
