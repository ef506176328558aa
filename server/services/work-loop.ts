import { log } from '../log/log';
export type WorkLoop = { stop(): Promise<void> };

/** Runs a job repeatedly, one run at a time, with a pause between. */
export function startWorkLoop(work: () => Promise<unknown>, pauseMs: number): WorkLoop {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = turn();

  async function turn(): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error('work.failed', error);
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = turn();
    }, pauseMs).unref();
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
