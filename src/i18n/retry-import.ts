const PAUSE_MS = 2_000;

/** Retries a dynamic import until the connection allows it. */
export async function retryImport<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await delayOrOnline(PAUSE_MS);
    }
  }
}

/** Resolves after the delay or when the connection returns; without a delay only then. */
export function delayOrOnline(delayMs: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = delayMs === undefined ? undefined : setTimeout(done, delayMs);
    window.addEventListener('online', done, { once: true });
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
  });
}
