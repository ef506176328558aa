import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect } from '@playwright/test';
import { openMenu, test, untilOpensOffline, untilPicturesStored } from '../support/bar-test';

const JS_BUDGET = 96_000;
/** Page, styles and fonts let a guest read the menu. */
const READABLE_BUDGET = 56_000;
/** The limit covers all requests until the menu answers taps, scripts included. */
const USABLE_BUDGET = 150_000;
const SCRIPTS_BEFORE_MENU = 8;
const INSTALL_BUDGET = { files: 25, bytes: 450_000 };
const WORKER_BUDGET = 30_000;
const REQUESTS_UNTIL_KEPT = 60;
const KEPT_BUDGET = 1_500_000;
/** Scripts, with the words of one language. */
const VISIT_BUDGET = 252_000;
/** Scripts without words. */
const BOARD_BUDGET = 374_000;
const APP = resolve(import.meta.dirname, '../../../dist/app');

/** Returns the size after gzip, whatever encoding the server chose. */
async function gzipBytes(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  // Fonts contain their own compression.
  return response.url().endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length;
}

/** Returns the browser's requests until the menu answered taps, by the browser's own clock. */
async function askedBeforeMenu(page: Page): Promise<string[]> {
  await page.waitForFunction(() => performance.getEntriesByName('answers-taps').length > 0);
  return page.evaluate(() => {
    const [seen] = performance.getEntriesByName('answers-taps');
    const resources = performance.getEntriesByType('resource');
    return resources
      .filter(({ startTime }) => startTime <= (seen?.startTime ?? 0))
      .map(({ name }) => name);
  });
}

test('the guest page is light: what it loads before the menu can be used', async ({
  bar,
  context,
}) => {
  const responses: Response[] = [];
  context.on('response', (response) => responses.push(response));
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
  process.stdout.write(
    `first load: JS ${js} B gz, all until the menu can be read ${all - js} B gz, until it answers taps ${all} B gz\n`,
  );
  expect(sizes.filter(({ path }) => path.endsWith('.js')).length).toBeLessThanOrEqual(
    SCRIPTS_BEFORE_MENU,
  );
  expect(js).toBeLessThanOrEqual(JS_BUDGET);
  expect(all - js).toBeLessThanOrEqual(READABLE_BUDGET);
  expect(all).toBeLessThanOrEqual(USABLE_BUDGET);
});

test('on a slow network the fonts come after the scripts that answer taps, and are worn', async ({
  bar,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const slow3g = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow3g });
  await page.goto(bar.url);
  const isWorn = () =>
    [...document.fonts].some(({ family, status }) => family === 'Onest' && status === 'loaded');
  await expect.poll(() => page.evaluate(isWorn), { timeout: 30_000 }).toBe(true);
  const firstFont = asked.findIndex((path) => path.endsWith('.woff2'));
  const framework = asked.findIndex((path) => path.startsWith('/assets/framework-'));
  expect(framework).toBeGreaterThan(0);
  expect(firstFont).toBeGreaterThan(framework);
});

/** Returns the build's files that a device keeps at one stage, by the list in the service worker. */
function listedFiles(parts: readonly string[]): { url: string; bytes: number }[] {
  const worker = readFileSync(resolve(APP, 'service-worker.js'), 'utf8');
  const listed = worker.matchAll(/\{"part":"(\w+)"[^}]*"url":"([^"]+)"\}/g);
  return [...listed]
    .filter(([, part = '']) => parts.includes(part))
    .map(([, , url = '']) => {
      const body = readFileSync(resolve(APP, url));
      return { url, bytes: /\.(woff2|avif)$/.test(url) ? body.length : gzipSync(body).length };
    });
}

const sumOf = (files: readonly { bytes: number }[]) =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

const ASSETS = resolve(APP, 'assets');

/** Returns the scripts that these families import, themselves included. */
function importedScripts(families: readonly string[]): string[] {
  const files = readdirSync(ASSETS, { recursive: true, encoding: 'utf8' });
  const loaded = new Set(
    families.flatMap((name) =>
      files.filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file)),
    ),
  );
  for (const file of loaded) {
    const code = readFileSync(join(ASSETS, file), 'utf8');
    for (const [, next = ''] of code.matchAll(/(?:from|import)"(\.[\w./-]+\.js)"/g))
      loaded.add(join(dirname(file), next));
  }
  return [...loaded];
}

function gzipSum(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(ASSETS, file))).length, 0);
}

test('the scripts of a visit with an order are light and leave seldom used ones out', () => {
  const files = importedScripts(['ordering', 'registration', 'words-en']);
  const bytes = gzipSum(files);
  process.stdout.write(`a visit with an order: ${files.length} scripts, ${bytes} B gz\n`);
  expect(files.filter((file) => /^(dialogs|later|seldom|booking|club|kiosk)-/.test(file))).toEqual(
    [],
  );
  expect(files.length).toBeGreaterThan(5);
  expect(bytes).toBeLessThanOrEqual(VISIT_BUDGET);
});

test('the scripts of the board are light and leave other pages out', () => {
  const files = importedScripts(['admin/staff-start', 'admin/staff']);
  const bytes = gzipSum(files);
  process.stdout.write(`the board: ${files.length} scripts, ${bytes} B gz without words\n`);
  expect(files.filter((file) => /(boards|office|pad|jsQR)-/.test(file))).toEqual([]);
  expect(files.some((file) => file.startsWith('admin/staff-shared-'))).toBe(true);
  expect(bytes).toBeLessThanOrEqual(BOARD_BUDGET);
});

test('the install takes at most 25 files and 450 KB', () => {
  const files = listedFiles(['open']);
  process.stdout.write(`install: ${files.length} files, ${sumOf(files)} B gz\n`);
  expect(files.length).toBeGreaterThan(10);
  expect(files.length).toBeLessThanOrEqual(INSTALL_BUDGET.files);
  expect(sumOf(files)).toBeLessThanOrEqual(INSTALL_BUDGET.bytes);
});

test('each start of the service worker runs at most 30 KB; only a `sync` event needs more', () => {
  const worker = gzipSync(readFileSync(resolve(APP, 'service-worker.js'))).length;
  const [sender, ...more] = listedFiles(['sender']);
  process.stdout.write(`service worker: ${worker} B gz, its sender: ${sender?.bytes} B gz\n`);
  expect(worker).toBeLessThanOrEqual(WORKER_BUDGET);
  expect(sender?.url).toMatch(/^assets\/send-outbox-[\w-]{8}\.js$/);
  expect(more).toEqual([]);
});

test('all that a guest’s phone keeps is at most 1.5 MB', () => {
  const bytes = sumOf(listedFiles(['open', 'rest', 'photo']));
  process.stdout.write(`kept for offline use: ${bytes} B as sent\n`);
  expect(bytes).toBeGreaterThan(500_000);
  expect(bytes).toBeLessThanOrEqual(KEPT_BUDGET);
});

test('the site is kept within 60 requests, and no script is asked for twice', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const asked: string[] = [];
  bar.proxy.setRule(({ path }) => {
    asked.push(path);
    return 'pass';
  });
  const page = await openMenu(context, bar.url, 'en');
  await untilOpensOffline(page);
  // The worker asks for the other screens only once the site is kept; a slow machine notices some of these already.
  const later = listedFiles(['rest']).map(({ url }) => `/${url}`);
  const before = asked.filter((path) => !later.includes(path));
  expect(later.length).toBeGreaterThan(0);
  process.stdout.write(`${before.length} requests until the site was kept\n`);
  expect(before.length).toBeLessThanOrEqual(REQUESTS_UNTIL_KEPT);
  const scripts = asked.filter((path) => path.startsWith('/assets/'));
  expect(scripts.sort()).toEqual([...new Set(scripts)]);

  // Small pictures follow after the installation. The browser draws the kept picture in its best format, without a
  // signal.
  await untilPicturesStored(page);
  await context.setOffline(true);
  const kept = await page.evaluate(async () => {
    const response = await caches.match('/photos/1-320.avif', { ignoreSearch: true });
    const image = new Image();
    image.src = '/photos/1-320.avif';
    await image.decode();
    return { type: response?.headers.get('content-type'), width: image.naturalWidth };
  });
  expect(kept).toEqual({ type: 'image/avif', width: 320 });
});
