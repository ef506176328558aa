const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;
/** The server sends heartbeats every 8 s: a silence this long (ms) means a lost connection. */
export const WATCHDOG_MS = 40_000;

export type LiveStream = {
  addEventListener(type: 'poke' | 'hb' | 'error', listener: () => void): void;
  close(): void;
};

export type LiveDeps = {
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

export function lineDelayMs(failures: number, random: number): number {
  const cap = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return FIRST_WAIT_MS + random * (cap - FIRST_WAIT_MS);
}
