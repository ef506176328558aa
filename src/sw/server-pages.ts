import { NetworkFirst } from 'workbox-strategies';

const CACHE = 'bb-pages';
const PAGES =
  /^\/(book|club|about|contact|menu\/[\w-]+(\/[\w-]+)?|legal\/(privacy|distance-sale|imprint)|booking\/\w+\/[0-9a-f-]+|pages\.css)$/;
/** A slow connection must delay a stored copy no longer than this (seconds). */
const PATIENCE_S = 4;

export function isPageOfOurs({ status, headers }: Response): boolean {
  return status === 200 && headers.get('X-BB-Page') === '1';
}

/** These pages tell about the connection or a payment, so a stored copy would be wrong. */
export function isOnlineOnly(path: string): boolean {
  return /^\/(vakifbank-test|mobile-test|bank-simulator|unsubscribe)(\/|$)/.test(path);
}

export function isServerPage(path: string): boolean {
  return PAGES.test(path);
}

export function serverPageStrategy(): NetworkFirst {
  return new NetworkFirst({
    cacheName: CACHE,
    networkTimeoutSeconds: PATIENCE_S,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => (isPageOfOurs(response) ? response : null),
        handlerDidError: async ({ request }) =>
          (await caches.match(request, { cacheName: CACHE, ignoreSearch: true })) ?? offlinePage(),
      },
    ],
  });
}

/** The page exists, but the connection is down, so the worker does not show the app's "not found". */
function offlinePage(): Response {
  return new Response(OFFLINE, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

const OFFLINE = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Offline · Bar Bliss</title>
<link rel="stylesheet" href="/pages.css"></head><body><main>
<h1>You are offline</h1>
<p>This page comes from the bar and has not been opened on this phone yet.</p>
<p><a href="/">The menu with prices is here</a></p>
<div lang="tr"><h2>Çevrim dışısınız</h2>
<p>Bu sayfa bardan gelir ve bu telefonda henüz açılmadı.</p>
<p><a href="/">Fiyatlı menü burada</a></p></div>
</main></body></html>`;
