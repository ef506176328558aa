/** The server holds these pulls until a commit, for networks that block streams. */
export type PullWaiters = {
  /** Resolves when the feed passes `seq`, on time-out, when the client disconnects or the server closes. */
  wait(pull: WaitingPull): Promise<void>;
  wake(): void;
  waiting(): number;
  close(): void;
};

type WaitingPull = { session: string; seq: number; waitMs: number; signal: AbortSignal };
type WaitersOptions = { headSeq: () => number; coalesceMs?: number };
type Waiter = { session: string; release(): void };

/** Each session has a limit, like streams; a further pull ends the oldest. */
const MAX_PER_SESSION = 3;

export function createPullWaiters({ headSeq, coalesceMs = 50 }: WaitersOptions): PullWaiters {
  const waiters = new Set<Waiter>();
  let wakeTimer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function releaseAll(): void {
    if (wakeTimer) clearTimeout(wakeTimer);
    wakeTimer = null;
    for (const waiter of [...waiters]) waiter.release();
  }

  function makeRoom(session: string): void {
    const own = [...waiters].filter((waiter) => waiter.session === session);
    for (const { release } of own.slice(0, Math.max(0, own.length - MAX_PER_SESSION + 1)))
      release();
  }

  return {
    wait({ session, seq, waitMs, signal }) {
      if (isClosed || signal.aborted || headSeq() > seq) return Promise.resolve();
      makeRoom(session);
      return new Promise((resolve) => {
        const waiter = { session, release };
        const timer = setTimeout(release, waitMs).unref();
        function release() {
          clearTimeout(timer);
          signal.removeEventListener('abort', release);
          waiters.delete(waiter);
          resolve();
        }
        signal.addEventListener('abort', release);
        waiters.add(waiter);
      });
    },
    wake() {
      // Simultaneous commits get one response.
      wakeTimer ??= setTimeout(releaseAll, coalesceMs).unref();
    },
    waiting: () => waiters.size,
    close() {
      isClosed = true;
      releaseAll();
    },
  };
}
