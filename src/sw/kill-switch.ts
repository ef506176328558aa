/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

export {};

/* The server sends this file for a broken worker (docs/service-worker.md). IndexedDB stays: pages send the outbox. */
const TIMEOUT_MS = 3_000;

let isRetired = false;

self.addEventListener('install', () => {
  void self.skipWaiting();
  // A browser activates the worker after the previous worker's events have ended: Chromium waits five minutes.
  void wait(TIMEOUT_MS).then(() => self.registration.active && retire());
});
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  if (isRetired) return;
  isRetired = true;
  await Promise.race([dropCaches(), wait(TIMEOUT_MS)]);
  const isWaiting = self.registration.waiting !== null;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: isWaiting });
  await self.registration.unregister();
  for (const page of pages) page.postMessage({ type: 'reload' });
  await wait(TIMEOUT_MS);
  const left = await Promise.all(pages.map(({ id }) => self.clients.get(id)));
  // The worker reloads a page that does not respond, at the URL with which the page was opened.
  await Promise.all(left.map((page) => page instanceof WindowClient && page.navigate(page.url)));
}

async function dropCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
