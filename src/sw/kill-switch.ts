/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

// A module of its own for the compiler.
export {};

/*
 * What the server sends in place of a service worker that went wrong (docs/service-worker.md): it takes over
 * at once, drops everything that was kept to load the site from, takes itself away and loads the open pages
 * again, once: pages that no worker holds are left alone. IndexedDB is not touched: what waits there to
 * be sent is sent by the pages.
 */
const ANSWER_MS = 3_000;

let isRetired = false;

self.addEventListener('install', () => {
  void self.skipWaiting();
  // A browser activates it only when the events of the worker before have ended: Chromium waits five minutes for them.
  void wait(ANSWER_MS).then(() => self.registration.active && retire());
});
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  if (isRetired) return;
  isRetired = true;
  await Promise.race([dropCaches(), wait(ANSWER_MS)]);
  // Before the activation the pages are still held by the worker before.
  const isWaiting = self.registration.waiting !== null;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: isWaiting });
  await self.registration.unregister();
  for (const page of pages) page.postMessage({ type: 'reload' });
  await wait(ANSWER_MS);
  const left = await Promise.all(pages.map(({ id }) => self.clients.get(id)));
  // A page too broken to listen goes to where it was opened: we do not know where it is now.
  await Promise.all(left.map((page) => page instanceof WindowClient && page.navigate(page.url)));
}

async function dropCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
