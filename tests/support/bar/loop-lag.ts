import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Tells how long other work in this process had to wait (ms). */
export type LoopLag = {
  p50: number;
  p99: number;
  worst: number;
};

/** Watches the event loop until the caller asks for the result. */
export function watchLoop(): { stop(): LoopLag } {
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  return {
    stop() {
      lag.disable();
      const [p50 = 0, p99 = 0, worst = 0] = [lag.percentile(50), lag.percentile(99), lag.max].map(
        (ns) => Math.round(ns / 1e6),
      );
      return { p50, p99, worst };
    },
  };
}
