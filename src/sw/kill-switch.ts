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
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
