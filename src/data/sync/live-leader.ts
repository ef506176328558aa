import type { LockPort } from '../deps';
import type { LiveConnection } from './live';

const LOCK = 'bb-live';
/** A holder silent for this long (ms) counts as frozen: another tab takes over. */
const SILENT_MS = 45_000;
const LOOK_EVERY_MS = 15_000;

export type LiveWord = { isUp: boolean; isSignal: boolean };

export type TabBus = {
  post(word: LiveWord | 'anybody?'): void;
  listen(listener: (word: unknown) => void): void;
  close(): void;
};

export type LeaderDeps = {
  locks: LockPort | null;
  bus: TabBus | null;
  now(): number;
  isVisible(): boolean;
  open(tell: (word: LiveWord) => void): LiveConnection;
  /** Called on an event, by this tab's connection or another's. */
  hear(word: LiveWord): void;
};

/**
 * Opens one connection per browser: a stream per tab would exhaust its connections. The tab with the lock connects and
 * informs the others. Without channels or locks each tab connects.
 */
export function startLeader(deps: LeaderDeps): LiveConnection {
  const { bus } = deps;
  const locks = bus ? deps.locks : null;
  const stop = new AbortController();
  let queued = new AbortController();
  let connection: LiveConnection | null = null;
  let last: LiveWord | null = null;
  let heardAt = deps.now();

  function hear(word: LiveWord) {
    heardAt = deps.now();
    deps.hear(word);
  }

  function tell(word: LiveWord) {
    last = word;
    hear(word);
    bus?.post(word);
  }

  /** Holds the lock until this tab stops, or another takes the lock. */
  function lead(): Promise<void> {
    if (stop.signal.aborted) return Promise.resolve();
    connection = deps.open(tell);
    return new Promise((resolve) => stop.signal.addEventListener('abort', () => resolve()));
  }

  function drop() {
    connection?.stop();
    connection = null;
    last = null;
  }

  function ask(ports: LockPort, options: { steal?: boolean; signal?: AbortSignal }) {
    ports.request(LOCK, options, lead).catch((error: unknown) => {
      if (options.signal?.aborted || stop.signal.aborted) return;
      drop();
      const isTaken = error instanceof DOMException && error.name === 'AbortError';
      // Another tab has stolen the lock, or this page may not use locks.
      if (isTaken) stand(ports);
      else void lead();
    });
  }

  function stand(ports: LockPort) {
    queued = new AbortController();
    ask(ports, { signal: queued.signal });
  }

  function takeOver() {
    const isSilent = deps.now() - heardAt > SILENT_MS;
    if (!locks || connection || !isSilent || !deps.isVisible()) return;
    heardAt = deps.now();
    queued.abort();
    ask(locks, { steal: true });
  }

  bus?.listen((word) => {
    if (isWord(word)) hear(word);
    else if (connection && last) bus.post({ ...last, isSignal: false });
  });
  if (locks) stand(locks);
  else void lead();
  bus?.post('anybody?');
  const timer = setInterval(takeOver, LOOK_EVERY_MS);
  return {
    reconnect: () => connection?.reconnect(),
    stop() {
      clearInterval(timer);
      stop.abort();
      queued.abort();
      drop();
      bus?.close();
      deps.hear({ isUp: false, isSignal: false });
    },
  };
}

function isWord(word: unknown): word is LiveWord {
  return typeof word === 'object' && word !== null && 'isUp' in word && 'isSignal' in word;
}
