import { type LiveConnection, type LiveStream, startLive, WATCHDOG_MS } from './live';
import { startLongPoll } from './long-poll';

/** After this many silent streams, while pulls succeed, the network counts as blocking streams. */
const MAX_SILENCES = 2;
const LONG_POLL_MS = 10 * 60_000;

export type TransportDeps = {
  openStream(): LiveStream;
  ask(waitS: number, signal: AbortSignal): Promise<boolean>;
  now(): number;
  random(): number;
  lastPullAt(): number | null;
  onSignal(): void;
  onConnection(isUp: boolean): void;
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
