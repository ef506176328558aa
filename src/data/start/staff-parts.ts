import { createStore } from '../store';

const AGAIN_MS = 60_000;

/** True once the service worker confirms that every staff page opens offline. */
export const staffPartsStore = createStore(false);

export function canKeepParts(): boolean {
  return Boolean(navigator.serviceWorker);
}

/** Lets the service worker fetch the whole staff app, and asks again until all files are here. */
export async function keepStaffParts(): Promise<void> {
  if (!canKeepParts()) return;
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  const isWhole = await askToKeep(active);
  staffPartsStore.set(isWhole);
  if (!isWhole) againLater();
}

function askToKeep(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data?.isWhole === true);
    worker.postMessage({ type: 'keep-staff' }, [port2]);
  });
}

function againLater(): void {
  const timer = setTimeout(again, AGAIN_MS);
  window.addEventListener('online', again, { once: true });
  function again() {
    clearTimeout(timer);
    window.removeEventListener('online', again);
    void keepStaffParts();
  }
}
