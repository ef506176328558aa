const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 15_000;
/** The server beats every 15 s: longer silence means a line that only looks alive. */
const WATCHDOG_MS = 40_000;

/** The part of EventSource that is used. */
export type LiveStream = {
  addEventListener(type: 'poke' | 'hb' | 'error', listener: () => void): void;
  close(): void;
};

export type LiveDeps = {
  open(): LiveStream;
  random(): number;
  onPoke(): void;
  /** Heard from the server, or lost it. */
  onLine(isUp: boolean): void;
};

/**
 * Keeps a line to the server that only says "there is something new". EventSource gives up for ever after a
 * single bad answer, so every error is a new line after 1 to 15 s.
 */
export function startLive(deps: LiveDeps): { reconnect(): void; stop(): void } {
  let stream: LiveStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  function connect() {
    if (isStopped) return;
    drop();
    const opened = deps.open();
    stream = opened;
    opened.addEventListener('poke', () => heard(deps.onPoke));
    opened.addEventListener('hb', () => heard(() => {}));
    opened.addEventListener('error', () => {
      if (stream === opened) lose();
    });
    watch();
  }

  function heard(then: () => void) {
    failures = 0;
    watch();
    deps.onLine(true);
    then();
  }

  function watch() {
    clearTimeout(timer);
    timer = setTimeout(lose, WATCHDOG_MS);
  }

  function lose() {
    drop();
    deps.onLine(false);
    if (isStopped) return;
    failures += 1;
    const cap = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    timer = setTimeout(connect, FIRST_WAIT_MS + deps.random() * (cap - FIRST_WAIT_MS));
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
