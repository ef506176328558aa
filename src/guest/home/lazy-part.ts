import { type ComponentType, lazy } from 'react';

const PAUSE_MS = 5_000;

/** A part of the page that may come late: without a connection it is asked for again until it is there. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

async function untilLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  for (;;) {
    try {
      return await load();
    } catch {
      await aMomentOrBackOnline();
    }
  }
}

function aMomentOrBackOnline(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, PAUSE_MS);
    window.addEventListener('online', done, { once: true });
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
  });
}
