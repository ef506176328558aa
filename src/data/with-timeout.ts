/**
 * Runs with a signal that aborts after `ms`, or when `abort` is called. `AbortSignal.timeout` and `AbortSignal.any`
 * are newer than the oldest browsers that we support.
 */
export async function withTimeout<T>(
  ms: number,
  run: (signal: AbortSignal, abort: () => void) => Promise<T>,
): Promise<T> {
  const control = new AbortController();
  const abort = () => control.abort();
  const timer = setTimeout(abort, ms);
  try {
    return await run(control.signal, abort);
  } finally {
    clearTimeout(timer);
  }
}
