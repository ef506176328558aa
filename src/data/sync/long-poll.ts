import { LONGEST_WAIT_S } from '#domain/sync/change';
import { type LiveConnection, lineDelayMs } from './live';

/** The server did not hold an empty response that comes sooner (ms): an immediate request would flood it. */
const HELD_MS = 5_000;

export type LongPollDeps = {
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
