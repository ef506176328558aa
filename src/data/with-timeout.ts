/**
 * Runs with a signal that aborts after `ms`, or when `abort` is called. The oldest browsers that the app supports lack
 * `AbortSignal.timeout` and `AbortSignal.any`.
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
