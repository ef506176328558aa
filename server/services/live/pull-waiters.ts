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
type Waiter = { session: string; answer(): void };

/** Each session has a limit, like streams; a further pull ends the oldest. */
const MAX_PER_SESSION = 3;

export function createPullWaiters({ headSeq, coalesceMs = 50 }: WaitersOptions): PullWaiters {
  const waiters = new Set<Waiter>();
  let wakeTimer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function acknowledgeAll(): void {
    if (wakeTimer) clearTimeout(wakeTimer);
    wakeTimer = null;
    for (const waiter of [...waiters]) waiter.answer();
  }

  function makeRoom(session: string): void {
    const own = [...waiters].filter((waiter) => waiter.session === session);
    for (const { answer } of own.slice(0, Math.max(0, own.length - MAX_PER_SESSION + 1))) answer();
  }

  return {
    wait({ session, seq, waitMs, signal }) {
      if (isClosed || signal.aborted || headSeq() > seq) return Promise.resolve();
      makeRoom(session);
      return new Promise((resolve) => {
        const waiter = { session, answer };
        const timer = setTimeout(answer, waitMs).unref();
        function answer() {
          clearTimeout(timer);
          signal.removeEventListener('abort', answer);
          waiters.delete(waiter);
          resolve();
        }
        signal.addEventListener('abort', answer);
        waiters.add(waiter);
      });
    },
    wake() {
      // Simultaneous commits get one response.
      wakeTimer ??= setTimeout(acknowledgeAll, coalesceMs).unref();
    },
    waiting: () => waiters.size,
    close() {
      isClosed = true;
      acknowledgeAll();
    },
  };
}
