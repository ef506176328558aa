/// <reference lib="webworker" />
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerMenu, keepMenu, photoStrategy, refusePortals } from './caches';
import { housePageStrategy, isHousePage } from './house-pages';
import {
  answerStaffAsset,
  answerStaffPage,
  dropOldStaffFiles,
  isStaffFile,
  keepStaffFiles,
} from './staff-files';
import { onSync, type SyncEvent } from './sync-event';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/*
 * What a phone keeps: the guest's app whole; the menu as last seen; large pictures as room allows; staff's app
 * only where staff opened it once; pages drawn by the server as last seen. Everything else under /api goes to
 * the network untouched, above all writes: they wait in the outbox, which the `sync` event empties when the
 * page is gone.
 * A new build waits until a person lets it in, or until no page is open.
 */
const files = self.__WB_MANIFEST.map((file) =>
  typeof file === 'string' ? { url: file, revision: null } : file,
);
const staffFiles = files.filter(isStaffFile);

addPlugins([{ cacheWillUpdate: refusePortals }]);
precacheAndRoute(files.filter((file) => !isStaffFile(file)));
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/menu/'),
  ({ request, event }) => answerMenu(self, request, event),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/photos\/.+-640\.\w+$/.test(url.pathname),
  photoStrategy(),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/admin/'),
  ({ request }) => answerStaffAsset(request),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHousePage(url.pathname),
  housePageStrategy(),
);

const answerGuestPage = createHandlerBoundToURL('/index.html');
registerRoute(
  new NavigationRoute(
    (options) =>
      /^\/admin(\/|$)/.test(options.url.pathname)
        ? answerStaffPage(options.request, options.event, staffFiles)
        : answerGuestPage(options),
    { denylist: [/^\/api\//, /\.\w+$/] },
  ),
);

self.addEventListener('install', (event) => {
  // A menu that cannot be had now is no reason to refuse the app.
  event.waitUntil(Promise.all([keepMenu(self), keepStaffFiles(staffFiles, { onlyIfUsed: true })]));
});

self.addEventListener('activate', (event) => {
  // The page that installed us may go offline a second later: it is ours at once.
  event.waitUntil(Promise.all([self.clients.claim(), dropOldStaffFiles(staffFiles)]));
});

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('sync', (event) => onSync(event as SyncEvent));
