/** The server sends a heartbeat every 8 s: after a longer silence the tablet asks. */
const ASK_AFTER_MS = 10_000;
/** Shown at the latest 20 s after the last word: a look each second, at both ends, and the drawing included. */
const STALE_AFTER_MS = 17_000;
const LOOK_EVERY_MS = 1_000;

export type ContactWatchDeps = {
  now(): number;
  mono(): number;
  /** When the server was last heard, by a beat or an answer; null: not since the start. */
  lastContactAt(): number | null;
  ask(): void;
  onStale(isStale: boolean): void;
};

/**
 * Sees to it that silence is not taken for quiet: asks when nothing has been heard for a while, and says so when
 * nothing answers. By whichever of the two clocks has gone further: one may be set back, the other sleeps.
 */
export function startContactWatch(deps: ContactWatchDeps): () => void {
  let known = deps.lastContactAt();
  let heard = moment();
  let asked = heard;

  function moment() {
    return { now: deps.now(), mono: deps.mono() };
  }

  function since(then: { now: number; mono: number }): number {
    return Math.max(deps.now() - then.now, deps.mono() - then.mono);
  }

  function look() {
    const contactAt = deps.lastContactAt();
    if (contactAt !== known) {
      known = contactAt;
      heard = moment();
    }
    const silentMs = since(heard);
    deps.onStale(silentMs > STALE_AFTER_MS);
    if (silentMs <= ASK_AFTER_MS || since(asked) <= ASK_AFTER_MS) return;
    asked = moment();
    deps.ask();
  }

  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
