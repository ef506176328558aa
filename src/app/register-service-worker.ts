import { probe } from '../data/device/page-fetch';
import { offerReload, updateStore } from '../data/device/update-store';

const CHECK_EVERY_MS = 3_600_000;
const RELOADED_KEY = 'bb-reloaded';

/** Registers the service worker once the page has come to rest; the first picture never waits for it. */
export function registerServiceWorker(): void {
  window.addEventListener('vite:preloadError', (event) => void reloadOnce(event));
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  // The kill switch has taken the service worker away.
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'reload') window.location.reload();
  });
  whenLoaded(() => whenIdle(() => void register()));
}

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
  if (registration) setInterval(() => void workbox.update().catch(() => {}), CHECK_EVERY_MS);
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
}

function whenIdle(then: () => void): void {
  // Safari has no idle callback; a moment after loading is as good.
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => then());
  else setTimeout(then, 1_000);
}

/**
 * A part of an older build is gone from the server: loading the page again brings the new one, once. Never
 * while the bar is out of reach, for then the page that stands is all there is.
 */
async function reloadOnce({ payload }: VitePreloadErrorEvent): Promise<void> {
  // The router would do the same by itself, without asking whether anybody is there: it marks its tries so.
  sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
  if (sessionStorage.getItem(RELOADED_KEY) || !(await probe())) return;
  sessionStorage.setItem(RELOADED_KEY, '1');
  window.location.reload();
}
