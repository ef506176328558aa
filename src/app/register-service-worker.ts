import { offerReload, updateStore } from '../data/start/update-store';
import type { Area } from '../i18n/i18n';
import { reloadForLostParts } from './lost-parts';

const CHECK_EVERY_MS = 3_600_000;
const RETRY_MS = [2_000, 10_000, 30_000, 120_000, 600_000];
/** The longest wait for an idle moment: on a slow device animations may leave none. */
const IDLE_MS = 3_000;

/** Registers the service worker once the page has come to rest; the first picture never waits for it. */
export function registerServiceWorker(area: Area): void {
  if (area === 'guest') reloadForLostParts();
  // In some private windows the property exists and is undefined.
  if (!navigator.serviceWorker || import.meta.env.DEV) return;
  // The kill switch has taken the service worker away.
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'reload') window.location.reload();
  });
  whenLoaded(() => whenIdle(() => void untilDone(register)));
}

/** Tries again after a while and whenever the connection is back. What came before a failure stays kept. */
async function untilDone(act: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await act();
    } catch {
      await nextTry(RETRY_MS[tries]);
    }
  }
}

/** Without a delay only the connection's return ends the wait: the disk may be full. */
function nextTry(delayMs: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = delayMs === undefined ? undefined : setTimeout(goOn, delayMs);
    window.addEventListener('online', goOn);
    function goOn(): void {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    }
  });
}

/** Rejects if a first installation fails. */
async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/service-worker.js');
  let isApplied = false;
  workbox.addEventListener('waiting', () => {
    updateStore.set({
      ready: true,
      apply() {
        isApplied = true;
        workbox.messageSkipWaiting();
      },
    });
  });
  workbox.addEventListener('controlling', ({ isUpdate }) => {
    if (isApplied) window.location.reload();
    // Another tab let the new build in: this one goes on with what it has until its person is ready.
    else if (isUpdate) offerReload();
  });
  const registration = await workbox.register();
  if (!registration) return;
  await untilInstalled(registration);
  setInterval(() => void workbox.update().catch(() => {}), CHECK_EVERY_MS);
  void untilDone(keepRest);
}

function untilInstalled({ installing, active }: ServiceWorkerRegistration): Promise<void> {
  if (active || !installing) return Promise.resolve();
  return new Promise((resolve, reject) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('The installation failed.'));
      else resolve();
    });
  });
}

/** The site works without a connection by then: what else it keeps may take its time. Rejects if a part was lost. */
async function keepRest(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  await new Promise<void>(whenIdle);
  await new Promise<void>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) =>
      data.isWhole ? resolve() : reject(new Error('A file was lost.'));
    active?.postMessage({ type: 'keep-rest' }, [port2]);
  });
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
}

function whenIdle(then: () => void): void {
  // Safari has no idle callback; a moment after loading is as good.
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(() => then(), { timeout: IDLE_MS });
  else setTimeout(then, 1_000);
}
