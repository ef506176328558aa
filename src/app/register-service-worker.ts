import { offerReload, updateStore } from '../data/device/update-store';
import type { Area } from '../i18n/i18n';
import { reloadForLostParts } from './lost-parts';

const CHECK_EVERY_MS = 3_600_000;

/** Registers the service worker once the page has come to rest; the first picture never waits for it. */
export function registerServiceWorker(area: Area): void {
  if (area === 'guest') reloadForLostParts();
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
