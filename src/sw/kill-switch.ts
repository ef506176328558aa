/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

export {};

/* Sent in place of a broken service worker (docs/service-worker.md). IndexedDB stays: pages send the outbox. */
const ANSWER_MS = 3_000;

let isRetired = false;

self.addEventListener('install', () => {
  void self.skipWaiting();
  // A browser activates it after the previous worker's events have ended: Chromium waits five minutes.
  void wait(ANSWER_MS).then(() => self.registration.active && retire());
});
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  if (isRetired) return;
  isRetired = true;
  await Promise.race([dropCaches(), wait(ANSWER_MS)]);
  const isWaiting = self.registration.waiting !== null;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: isWaiting });
  await self.registration.unregister();
  for (const page of pages) page.postMessage({ type: 'reload' });
  await wait(ANSWER_MS);
  const left = await Promise.all(pages.map(({ id }) => self.clients.get(id)));
  // A page that does not respond is reloaded at the URL it was opened with.
  await Promise.all(left.map((page) => page instanceof WindowClient && page.navigate(page.url)));
}

async function dropCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
