import { probe } from '../data/network/net';
import { offerReload, updateStore } from '../data/start/update-store';
import type { Area } from '../i18n/i18n';
import { delayOrOnline } from '../i18n/i18n';

const RELOADED_KEY = 'bb-reloaded';
const CHECK_EVERY_MS = 3_600_000;
const RETRY_MS = [2_000, 10_000, 30_000, 120_000, 600_000];
/** The page waits at most this long for an idle moment (ms): a slow device may never be idle. */
const IDLE_MS = 3_000;

/** Registers the service worker when the page is idle. */
export function registerServiceWorker(area: Area): void {
  // A staff page never reloads by itself: sound would need a new tap.
  if (area === 'guest') window.addEventListener('lost-part', () => void reloadOnce());
  // In some private windows the property is undefined.
  if (!navigator.serviceWorker || import.meta.env.DEV) return;
  // The kill switch has removed the service worker.
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'reload') window.location.reload();
  });
  whenLoaded(() => whenIdle(() => void untilDone(register)));
}

/**
 * Reloads the page once if a chunk of an older build is gone from the server. Offline the page must not reload: the
 * device has only the present page.
 */
async function reloadOnce(): Promise<void> {
  if (sessionStorage.getItem(RELOADED_KEY) || !(await probe())) return;
  sessionStorage.setItem(RELOADED_KEY, '1');
  window.location.reload();
}

/** Retries after a delay and when the connection returns. The stored files stay. */
async function untilDone(run: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await run();
    } catch {
      // After the last delay only the connection counts, as the disk may be full.
      await delayOrOnline(RETRY_MS[tries]);
    }
  }
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
    // Another tab activated the new build; this tab continues until its person reloads.
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

/** The site works offline already, and the other files follow. Rejects if a file failed. */
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
  // Safari has no idle callback.
  if ('requestIdleCallback' in window)
    window.requestIdleCallback(() => then(), { timeout: IDLE_MS });
  else setTimeout(then, 1_000);
}
