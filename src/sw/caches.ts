import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { KEPT_HEADER, PHOTO_CACHE } from '../data/cache-names';
import { pictureFormat } from './picture-format';

const MENU_CACHE = 'bb-menu';
const MENU_PATHS = ['/api/menu/categories', '/api/menu/items'];
const VERSION_HEADER = 'X-BB-Menu';
const MAX_PHOTOS = 320;

/** Responds with the stored menu, fetches the present menu, and tells the pages about a difference. */
export async function respondWithMenu(
  scope: ServiceWorkerGlobalScope,
  request: Request,
  event: ExtendableEvent,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(MENU_CACHE);
  const kept = await cache.match(pathname);
  const fresh = freshMenu(pathname, cache);
  if (!kept) return fresh;
  event.waitUntil(fresh.then((response) => tellIfNew(scope, kept, response)).catch(() => {}));
  return marked(kept);
}

/** Stores the menu at install: one visit is enough to order offline. */
export async function keepMenu(scope: ServiceWorkerGlobalScope): Promise<void> {
  const cache = await caches.open(MENU_CACHE);
  await Promise.all(
    MENU_PATHS.map(async (path) => {
      const kept = await cache.match(path);
      await freshMenu(path, cache)
        .then((response) => kept && tellIfNew(scope, kept, response))
        .catch(() => {});
    }),
  );
}

async function freshMenu(path: string, cache: Cache): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' });
  const isOurs = response.status === 200 && response.headers.get('X-BB-Api') === '1';
  if (isOurs) await cache.put(path, response.clone());
  return response;
}

async function tellIfNew(scope: ServiceWorkerGlobalScope, kept: Response, response: Response) {
  const version = response.headers.get(VERSION_HEADER);
  if (version === null || version === kept.headers.get(VERSION_HEADER)) return;
  for (const client of await scope.clients.matchAll({ type: 'window' })) {
    client.postMessage({ type: 'menu-updated', version });
  }
}

function marked(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(KEPT_HEADER, '1');
  return new Response(kept.body, { status: kept.status, headers });
}

/** Stores large pictures when a page shows them; full storage loses these first, and small pictures replace them. */
export function photoStrategy(keptAt: (path: string) => Promise<Response | undefined>): CacheFirst {
  return new CacheFirst({
    cacheName: PHOTO_CACHE,
    plugins: [
      new ExpirationPlugin({ maxEntries: MAX_PHOTOS, purgeOnQuotaError: true }),
      pictureFormat,
      {
        handlerDidError: async ({ request }) => {
          const { pathname } = new URL(request.url);
          const [small = '', middle = ''] = [320, 1280].map((width) =>
            pathname.replace(/-\d+\./, `-${width}.`),
          );
          const options = { cacheName: PHOTO_CACHE, ignoreVary: true };
          const kept = (await keptAt(small)) ?? (await caches.match(small, options));
          return kept ?? caches.match(middle, options);
        },
      },
    ],
  });
}

export async function keepMenuPictures(): Promise<void> {
  const menu = await (await caches.open(MENU_CACHE)).match('/api/menu/items');
  const text = (await menu?.text()) ?? '';
  await keepPictures(text.match(/\/pictures\/[0-9a-f]+-640\.avif/g), '-320.');
}

/** Stores the owner's photos of the venue that the home page names. */
export async function keepVenuePictures(page: string): Promise<void> {
  await keepPictures(page.match(/\/pictures\/[0-9a-f]+-1280\.avif/g), '-1280.');
}

async function keepPictures(paths: readonly string[] | null, width: string): Promise<void> {
  const cache = await caches.open(PHOTO_CACHE);
  for (const path of new Set(paths)) {
    const kept = path.replace(/-\d+\./, width);
    if (await cache.match(kept, { ignoreVary: true })) continue;
    const request = new Request(new URL(kept, location.origin));
    const response = await fetch(await pictureFormat.requestWillFetch({ request }));
    if (response.ok) await cache.put(kept, await pictureFormat.cacheWillUpdate({ response }));
  }
}
