import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openMenu, speak, untilOpensOffline } from '../e2e/support/bar-test';
import { untilTabletIsWhole } from '../e2e/support/staff';
import { type RunningBar, startBar } from '../support/running-bar';
import { openChromium, openDevice, slowDown } from './chromium';
import { measureLighthouse } from './lighthouse';

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 1180, height: 820 };
const DELAY_MS = 150;
const SLOWER = 4;
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
};
const RELOADS = 20;

type Values = Record<string, number>;

function print(name: string, values: Values): void {
  process.stdout.write(`${JSON.stringify({ name, ...values })}\n`);
}

/** Marks the moment when the first dish is on the page. */
function markFirstDish(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('article h4')) return;
    performance.mark('first-dish');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

async function openPhone(browser: Browser): Promise<BrowserContext> {
  const context = await openDevice(browser, PHONE);
  await context.addInitScript(markFirstDish);
  await speak(context, 'en');
  return context;
}

/** When the first dish was on the page, or when the page answered taps (early-taps.ts). */
async function momentOf(page: Page, mark: 'first-dish' | 'answers-taps'): Promise<number> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
  return page.evaluate(
    (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    mark,
  );
}

type Asked = { path: string; bytes: number; atMs: number };

/** What the browser got for a page, pictures and films left out, as it came over the line. */
function askedBy(page: Page): Promise<Asked[]> {
  return page.evaluate(() => {
    const pages = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return [...pages, ...files]
      .map(({ name, transferSize, startTime }) => ({
        path: new URL(name).pathname,
        bytes: transferSize,
        atMs: startTime,
      }))
      .filter(({ path }) => !/^\/(photos|loops)\//.test(path));
  });
}

function sumOf(asked: readonly Asked[]): Values {
  return {
    files: asked.length,
    scripts: asked.filter(({ path }) => path.endsWith('.js')).length,
    bytes: asked.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

async function measureVisit(browser: Browser, bar: RunningBar): Promise<void> {
  const context = await openPhone(browser);
  const page = await openMenu(context, bar.url, 'en');
  const usableMs = await momentOf(page, 'answers-taps');
  const first = (await askedBy(page)).filter(({ atMs }) => atMs <= usableMs);
  print('first view', sumOf(first));
  await untilOpensOffline(page);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  print('whole visit without pictures', sumOf(await askedBy(page)));
  await context.close();
}

/** From the first navigation until the service worker is in charge, when every request takes 150 ms longer. */
async function measureKept(browser: Browser, bar: RunningBar, area: 'guest' | 'staff') {
  const context = area === 'guest' ? await openPhone(browser) : await openDevice(browser, TABLET);
  let requests = 0;
  bar.proxy.setRule(() => {
    requests += 1;
    return { delayMs: DELAY_MS };
  });
  const page = await context.newPage();
  const startedAt = performance.now();
  await page.goto(area === 'guest' ? bar.url : `${bar.url}/admin/login`);
  await (area === 'guest' ? untilOpensOffline(page) : untilTabletIsWhole(page));
  print(`${area}: kept, ${DELAY_MS} ms a request`, {
    seconds: Number(((performance.now() - startedAt) / 1_000).toFixed(1)),
    requests,
  });
  bar.proxy.setRule(() => 'pass');
  if (area === 'guest') await measureReloads(context, page);
  await context.close();
}

async function measureReloads(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  let opened = 0;
  for (let round = 0; round < RELOADS; round += 1) {
    await page.reload();
    opened += await momentOf(page, 'answers-taps').then(
      () => 1,
      () => 0,
    );
  }
  print('menu opened offline', { opened, of: RELOADS });
}

async function measureSlowPhone(browser: Browser, bar: RunningBar): Promise<void> {
  const context = await openPhone(browser);
  const page = await context.newPage();
  const session = await slowDown(page, SLOWER);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.goto(bar.url);
  const menuMs = await momentOf(page, 'first-dish');
  const usableMs = await momentOf(page, 'answers-taps');
  const paintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  print(`slow 3G, processor ${SLOWER}x slower`, {
    firstPaintMs: Math.round(paintMs),
    menuMs: Math.round(menuMs),
    usableMs: Math.round(usableMs),
  });
  await context.close();
}

async function measureScore(bar: RunningBar): Promise<void> {
  const { page, control } = await measureLighthouse(bar.url);
  print('Lighthouse mobile, median of 5', page);
  print('Lighthouse mobile, plain text', control);
  print('Lighthouse, page ÷ plain text', {
    fcp: Number((page.fcp / control.fcp).toFixed(2)),
    lcp: Number((page.lcp / control.lcp).toFixed(2)),
  });
}

const browser = await openChromium();
const bar = await startBar();
try {
  await measureVisit(browser, bar);
  await measureKept(browser, bar, 'guest');
  await measureKept(browser, bar, 'staff');
  await measureSlowPhone(browser, bar);
  await measureScore(bar);
} finally {
  await bar.tearDown();
  await browser.close();
}
