/** draining: the process ends. storage: no row can be written. */
type NotReady = 'draining' | 'storage';

export type Readiness = ReturnType<typeof createReadiness>;

const KEPT_MS = 2_000;
const PATIENCE_MS = 5_000;

/** Tells whether an order would be stored now. @param write writes one row, at most every two seconds */
export function createReadiness(write: () => Promise<void>) {
  let isDraining = false;
  let last: { at: number; verdict: Promise<NotReady | null> } | null = null;

  async function probe(): Promise<NotReady | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<NotReady>((resolve) => {
      timer = setTimeout(() => resolve('storage'), PATIENCE_MS).unref();
    });
    try {
      return await Promise.race([write().then(() => null), late]);
    } catch {
      // The gateway logs why.
      return 'storage';
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    drain(): void {
      isDraining = true;
    },
    async read(): Promise<NotReady | null> {
      if (isDraining) return 'draining';
      if (!last || performance.now() - last.at >= KEPT_MS) {
        last = { at: performance.now(), verdict: probe() };
      }
      return last.verdict;
    },
  };
}
