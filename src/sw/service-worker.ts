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
  holdsStaffApp,
  isStaffDevice,
  isStaffFile,
  isStaffPath,
  keepStaffFiles,
} from './staff-files';
import { onSync, type SyncEvent } from './sync-event';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/*
 * What a phone keeps: the guest's app whole; the menu as last seen; large pictures as room allows; staff's app
 * only where staff open it; pages drawn by the server as last seen. Everything else under /api goes to
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
      isStaffPath(options.url.pathname)
        ? answerStaffPage(options.request, options.event, staffFiles)
        : answerGuestPage(options),
    { denylist: [/^\/api\//, /\.\w+$/] },
  ),
);

self.addEventListener('install', (event) => {
  // A menu that cannot be had now is no reason to refuse the app.
  event.waitUntil(Promise.all([keepMenu(self), keepStaffApp()]));
});

/**
 * Before we are in charge: a tablet that has been opened once is whole without a connection, and stays so. A newer
 * build that came only by half is refused, and asked for again later: it would drop what the older one opens from.
 */
async function keepStaffApp(): Promise<void> {
  if (!(await isStaffDevice(self)) || (await keepStaffFiles(staffFiles))) return;
  if (await holdsStaffApp()) throw new Error('The newer staff app did not come whole.');
}

self.addEventListener('activate', (event) => {
  // The page that installed us may go offline a second later: it is ours at once.
  event.waitUntil(Promise.all([self.clients.claim(), dropOldStaffFiles(staffFiles)]));
});

self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === 'keep-staff') {
    event.waitUntil(
      keepStaffFiles(staffFiles).then((isWhole) => ports[0]?.postMessage({ isWhole })),
    );
  }
});

self.addEventListener('sync', (event) => onSync(event as SyncEvent));
