import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { openMenu, test, untilKeptOffline } from './bar-test';

const JS_BUDGET = 120_000;
const BEFORE_MENU_BUDGET = 170_000;
const KEPT_BUDGET = 1_500_000;

/** Bytes as gzip sends them, whatever the server chose to send. */
async function gzipBytes(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  // Fonts are compressed in themselves.
  return response.url().endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length;
}

/** What the browser asked for until the first dish stood on the page, by the browser's own clock. */
async function askedBeforeMenu(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [seen] = performance.getEntriesByName('first-dish');
    const resources = performance.getEntriesByType('resource');
    return resources
      .filter(({ startTime }) => startTime <= (seen?.startTime ?? 0))
      .map(({ name }) => name);
  });
}

/** Marks the moment when the first dish is put on the page. */
function markFirstDish(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('article h4')) return;
    performance.mark('first-dish');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

test('the guest page is light: what it loads before the menu can be used', async ({
  bar,
  context,
}) => {
  const responses: Response[] = [];
  context.on('response', (response) => responses.push(response));
  await context.addInitScript(markFirstDish);
  const page = await openMenu(context, bar.url, 'en');
  await expect(page.getByRole('heading', { name: 'The Bliss Classic', exact: true })).toBeVisible();
  const asked = [`${bar.url}/`, ...(await askedBeforeMenu(page))].filter(
    (url) => !/\/(photos|icons)\//.test(url),
  );
  const sizes = await Promise.all(
    [...new Set(asked)].map(async (url) => {
      const response = responses.find((one) => one.url() === url);
      return {
        path: new URL(url).pathname,
        bytes: response ? await gzipBytes(response) : Number.NaN,
      };
    }),
  );
  const js = sizes
    .filter(({ path }) => path.endsWith('.js'))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of sizes)
    process.stdout.write(`${String(bytes).padStart(8)}  ${path}\n`);
  process.stdout.write(`first load: JS ${js} B gz, everything before the menu ${all} B gz\n`);
  expect(js).toBeLessThanOrEqual(JS_BUDGET);
  expect(all).toBeLessThanOrEqual(BEFORE_MENU_BUDGET);
});

/** Every file that the service worker took along, as gzip sends it. */
function keptBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('precache'));
    const cache = await caches.open(name ?? '');
    const files = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    const sizes = files.map(async (file) => {
      const isPacked = /image\/avif|font/.test(file?.headers.get('content-type') ?? '');
      const body = await file?.blob();
      if (!body || isPacked) return body?.size ?? Number.NaN;
      const packed = body.stream().pipeThrough(new CompressionStream('gzip'));
      return (await new Response(packed).blob()).size;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  });
}

test('all that a guest’s phone takes along for evenings without a signal travels in 1.5 MB', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  await untilKeptOffline(page);
  const bytes = await keptBytes(page);
  process.stdout.write(`kept for offline use: ${bytes} B as sent\n`);
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThanOrEqual(KEPT_BUDGET);
});
