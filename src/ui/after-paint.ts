/** A hidden page renders no frame, so the wait ends after this time (ms). */
const MAX_WAIT_MS = 100;

/** Resolves once the browser has painted pending changes. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    requestAnimationFrame(() => {
      // The browser paints the frame between this callback and the next task.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}
