import { LONGEST_WAIT_S } from '#domain/sync/cursor';
import type { LockPort } from '../db';

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;
/** The server sends heartbeats every 8 s: a silence this long (ms) means a lost connection. */
const WATCHDOG_MS = 40_000;

type LiveStream = {
  addEventListener(type: 'poke' | 'hb' | 'error', listener: () => void): void;
  close(): void;
};

type LiveDeps = {
  open(): LiveStream;
  random(): number;
  onSignal(): void;
  /** Called on an event of the server and on a lost connection. */
  onConnection(isUp: boolean): void;
  /** Called after a silence of 40 s, just before the connection closes. */
  onSilence?(): void;
};

/** Receives events until `stop`. */
export type LiveConnection = { reconnect(): void; stop(): void };

/**
 * Keeps a connection that only signals news. EventSource stops for ever after one invalid response, so every error
 * opens a new one after 1 to 15 s.
 */
export function startLive(deps: LiveDeps): LiveConnection {
  let stream: LiveStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  function connect() {
    if (isStopped) return;
    drop();
    const opened = deps.open();
    stream = opened;
    opened.addEventListener('poke', () => heard(deps.onSignal));
    opened.addEventListener('hb', () => heard(() => {}));
    opened.addEventListener('error', () => {
      if (stream === opened) lose();
    });
    watch();
  }

  function heard(then: () => void) {
    failures = 0;
    watch();
    deps.onConnection(true);
    then();
  }

  function watch() {
    clearTimeout(timer);
    timer = setTimeout(giveUp, WATCHDOG_MS);
  }

  function giveUp() {
    deps.onSilence?.();
    if (!isStopped) lose();
  }

  function lose() {
    drop();
    deps.onConnection(false);
    if (isStopped) return;
    failures += 1;
    timer = setTimeout(connect, lineDelayMs(failures, deps.random()));
  }

  function drop() {
    clearTimeout(timer);
    stream?.close();
    stream = null;
  }

  connect();
  return {
    reconnect: connect,
    stop() {
      isStopped = true;
      drop();
    },
  };
}

function lineDelayMs(failures: number, random: number): number {
  const cap = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return FIRST_WAIT_MS + random * (cap - FIRST_WAIT_MS);
}

/** After this many silent streams, while pulls succeed, the network counts as blocking streams. */
const MAX_SILENCES = 2;
const LONG_POLL_MS = 10 * 60_000;

type TransportDeps = LongPollDeps & {
  openStream(): LiveStream;
  lastPullAt(): number | null;
  onSignal(): void;
};

/** Uses a stream; on a blocking network, uses long polls for ten minutes, then a stream again. */
export function chooseTransport(deps: TransportDeps): LiveConnection {
  let silences = 0;
  let openedAt = deps.now();
  let backTimer: ReturnType<typeof setTimeout> | undefined;
  let connection: LiveConnection = startStream();

  function startStream(): LiveConnection {
    return startLive({
      random: deps.random,
      onSignal: deps.onSignal,
      onSilence,
      open() {
        openedAt = deps.now();
        return deps.openStream();
      },
      onConnection(isUp) {
        // The first bytes may pass before a network starts to block streams.
        if (isUp && deps.now() - openedAt > WATCHDOG_MS) silences = 0;
        deps.onConnection(isUp);
      },
    });
  }

  function onSilence() {
    const pulledAt = deps.lastPullAt();
    // The network lets nothing through: a long poll would fail too.
    if (pulledAt === null || pulledAt < openedAt) return;
    silences += 1;
    if (silences >= MAX_SILENCES) poll();
  }

  function poll() {
    connection.stop();
    deps.onConnection(false);
    connection = startLongPoll(deps);
    backTimer = setTimeout(tryStream, LONG_POLL_MS);
  }

  function tryStream() {
    connection.stop();
    deps.onConnection(false);
    // One silence suffices to recognize a network known to block streams.
    silences = MAX_SILENCES - 1;
    connection = startStream();
  }

  return {
    reconnect: () => connection.reconnect(),
    stop() {
      clearTimeout(backTimer);
      connection.stop();
    },
  };
}

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

type LeaderDeps = {
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

/** The server did not hold an empty response that comes sooner (ms): an immediate request would flood it. */
const HELD_MS = 5_000;

type LongPollDeps = {
  /** Pulls once; the server may hold the response. Resolves to true if there was news. */
  ask(waitS: number, signal: AbortSignal): Promise<boolean>;
  now(): number;
  random(): number;
  onConnection(isUp: boolean): void;
};

/** Receives changes by long polls, for networks that block streams. */
export function startLongPoll(deps: LongPollDeps): LiveConnection {
  let stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  async function ask(waitS: number) {
    const { signal } = stop;
    const askedAt = deps.now();
    const response = await deps.ask(waitS, signal).catch(() => 'none' as const);
    if (signal.aborted) return;
    deps.onConnection(response !== 'none');
    const hasResponse = response === true || (response === false && wasHeld(waitS, askedAt));
    failures = hasResponse ? 0 : failures + 1;
    const delayMs = hasResponse ? 0 : lineDelayMs(failures, deps.random());
    timer = setTimeout(ask, delayMs, LONGEST_WAIT_S);
  }

  function wasHeld(waitS: number, askedAt: number): boolean {
    return waitS === 0 || deps.now() - askedAt >= HELD_MS;
  }

  /** Sends a first request that the server does not hold: its response shows at once whether long polls work. */
  function begin() {
    end();
    stop = new AbortController();
    void ask(0);
  }

  function end() {
    stop.abort();
    clearTimeout(timer);
  }

  begin();
  return { reconnect: begin, stop: end };
}
