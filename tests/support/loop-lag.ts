import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';

/** How long everything else in this process had to wait, in milliseconds. */
export type LoopLag = {
  p50: number;
  p99: number;
  worst: number;
  /** The same of a thread that does nothing: what the machine itself kept everybody waiting. */
  idleP99: number;
};

const RESOLUTION_MS = 10;

const IDLE_THREAD = `
  const { parentPort } = require('node:worker_threads');
  const { monitorEventLoopDelay } = require('node:perf_hooks');
  const lag = monitorEventLoopDelay({ resolution: ${RESOLUTION_MS} });
  lag.enable();
  parentPort.once('message', () => parentPort.postMessage(lag.percentile(99)));`;

/** Watches the event loop until it is asked what it saw. */
export function watchLoop(): { stop(): Promise<LoopLag> } {
  const idle = new Worker(IDLE_THREAD, { eval: true });
  const lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  lag.enable();
  return {
    async stop() {
      lag.disable();
      const told = new Promise<number>((resolve) => idle.once('message', resolve));
      idle.postMessage('tell');
      const idleP99 = await told;
      await idle.terminate();
      const [p50 = 0, p99 = 0, worst = 0, quiet = 0] = [
        lag.percentile(50),
        lag.percentile(99),
        lag.max,
        idleP99,
      ].map((ns) => Math.round(ns / 1e6));
      return { p50, p99, worst, idleP99: quiet };
    },
  };
}
