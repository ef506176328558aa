/** Longest wait for a frame (ms): hidden pages render none. */
const MAX_WAIT_MS = 100;

/** Resolves once pending changes are painted. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    requestAnimationFrame(() => {
      // The frame is painted between this callback and the next task.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}
