// This bench prints the figures of a guest's first minute, one line of JSON each, beside those of a page of plain text.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openMenu, speak, untilOpensOffline } from '../e2e/support/bar-test';
import { guestOn } from '../e2e/support/guest';
import { untilTabletIsWhole } from '../e2e/support/staff';
import type { RunningBar } from '../support/bar/running-bar';
import { startBar } from '../support/bar/running-bar';
import { openChromium, openDevice, slowDown } from './chromium';
import { part, printLine } from './json-lines';
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
const PART_MS = 180_000;
const LIGHTHOUSE_MS = 1_200_000;

async function openPhone(browser: Browser): Promise<BrowserContext> {
  const context = await openDevice(browser, PHONE);
  await speak(context, 'en');
  return context;
}

/** Returns when the page answered taps (early-taps.ts). */
async function tapsAnswered(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('answers-taps').length > 0);
  return page.evaluate(
    () => performance.getEntriesByName('answers-taps')[0]?.startTime ?? Number.NaN,
  );
}

type Asked = { path: string; bytes: number; atMs: number };

/** Returns the browser's requests for a page, with the sizes sent over the network. */
function askedBy(page: Page): Promise<Asked[]> {
  return page.evaluate(() => {
    const pages = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return [...pages, ...files].map(({ name, transferSize, startTime }) => ({
      path: new URL(name).pathname,
      bytes: transferSize,
      atMs: startTime,
    }));
  });
}

const bytesOf = (asked: readonly Asked[]) => asked.reduce((sum, { bytes }) => sum + bytes, 0);
const isPicture = ({ path }: Asked) => /^\/(photos|loops|icons)\//.test(path);
const isScript = ({ path }: Asked) => path.endsWith('.js');

async function measureFirstView(browser: Browser, bar: RunningBar): Promise<void> {
  const context = await openPhone(browser);
  const page = await openMenu(context, bar.url, 'en');
  const usableMs = await tapsAnswered(page);
  const first = (await askedBy(page)).filter((one) => one.atMs <= usableMs && !isPicture(one));
  const scripts = first.filter(isScript);
  printLine('first view, files', first.length, 'files');
  printLine('first view, scripts', scripts.length, 'files', { atMost: 8 });
  printLine('first view, bytes of scripts', bytesOf(scripts), 'B', { atMost: 110e3, goal: 95e3 });
  printLine('first view, bytes until taps are answered', bytesOf(first), 'B', { atMost: 150e3 });
  await context.close();
}

/** Measures a guest who opens the site, orders a dish to the table, and gets the confirmation; pictures included. */
async function measureVisit(browser: Browser, bar: RunningBar): Promise<void> {
  const context = await openPhone(browser);
  const page = await openMenu(context, bar.url, 'en');
  await page.waitForLoadState('networkidle');
  const opened = await askedBy(page);
  const guest = guestOn(page, 'en');
  await guest.add('Onion Rings');
  await guest.goToPayment();
  await guest.placeOrder();
  await page.waitForURL(/\/order-success/);
  await page.waitForLoadState('networkidle');
  const visit = await askedBy(page);
  printLine('page opened, bytes with pictures', bytesOf(opened), 'B');
  printLine('whole visit with an order, files', visit.length, 'files');
  printLine('whole visit with an order, bytes with pictures', bytesOf(visit), 'B', {
    atMost: 330e3,
  });
  await context.close();
}

/** Measures the time from the first navigation until the service worker is in charge, with 150 ms more per request. */
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
  const seconds = (performance.now() - startedAt) / 1_000;
  const name = `${area} app kept, ${DELAY_MS} ms a request`;
  printLine(`${name}: time`, seconds, 's', { atMost: 10 });
  printLine(`${name}: requests`, requests, 'requests', { atMost: area === 'guest' ? 60 : 80 });
  bar.proxy.setRule(() => 'pass');
  if (area === 'guest') await measureReloads(context, page);
  await context.close();
}

async function measureReloads(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  let opened = 0;
  for (let round = 0; round < RELOADS; round += 1) {
    await page.reload();
    opened += await tapsAnswered(page).then(
      () => 1,
      () => 0,
    );
  }
  printLine(`menu opened offline, of ${RELOADS} reloads`, opened, 'times', { atLeast: RELOADS });
}

/** Times a loop of plain arithmetic (ms): the other figures grow with it on a slower processor. */
function timeLoop(): number {
  const startedAt = performance.now();
  let sum = 0;
  for (let round = 0; round < 2e7; round += 1) sum = (sum + round * 7) % 1_000_003;
  return performance.now() - startedAt + (sum < 0 ? 1 : 0);
}

/** A guest in a hurry answers the age question once it is open, and taps the first dish at the same moment. */
function hurry(): void {
  const timer = setInterval(() => {
    const yes = document.querySelector<HTMLElement>('#age[open] [value=yes]');
    if (!yes) return;
    clearInterval(timer);
    yes.click();
    performance.mark('age-answered');
    document.querySelector<HTMLElement>('article button')?.click();
  }, 20);
}

/** Sums what each long task takes beyond 50 ms, as Lighthouse does. */
function sumBlocking(): void {
  new PerformanceObserver((tasks) => {
    for (const { duration } of tasks.getEntries()) blockedMs += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
}

declare global {
  var blockedMs: number;
}

async function measureSlowPhone(browser: Browser, bar: RunningBar, visit: 'first' | 'returning') {
  const context = visit === 'first' ? await openDevice(browser, PHONE) : await openPhone(browser);
  await context.addInitScript('globalThis.blockedMs = 0;');
  await context.addInitScript(sumBlocking);
  if (visit === 'first') await context.addInitScript(hurry);
  const page = await context.newPage();
  const session = await slowDown(page, SLOWER);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.goto(bar.url);
  const usableMs = await tapsAnswered(page);
  const [paintMs, answeredMs, blocked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    performance.getEntriesByName('age-answered')[0]?.startTime ?? Number.NaN,
    blockedMs,
  ]);
  const name = `slow 3G, processor ${SLOWER}x slower, ${visit} visit`;
  printLine(`${name}: first paint`, Math.round(paintMs ?? 0), 'ms');
  if (visit === 'first') {
    printLine(`${name}: age question answered`, Math.round(answeredMs ?? 0), 'ms', {
      atMost: 4_000,
    });
  }
  printLine(`${name}: taps answered`, Math.round(usableMs), 'ms', { atMost: 4_000 });
  printLine(`${name}: blocking until then`, Math.round(blocked ?? 0), 'ms');
  printLine(`${name}: a fixed loop`, Math.round(await page.evaluate(timeLoop)), 'ms');
  await context.close();
}

async function measureScore(bar: RunningBar): Promise<void> {
  const { page, control } = await measureLighthouse(bar.url);
  const name = 'Lighthouse mobile, median of 5';
  printLine(`${name}: score`, page.score, 'of 100', { atLeast: 95, goal: 100 });
  printLine(`${name}: score of plain text`, control.score, 'of 100');
  printLine(`${name}: first contentful paint`, page.fcp, 'ms');
  printLine(`${name}: largest contentful paint`, page.lcp, 'ms');
  printLine(`${name}: largest contentful paint of plain text`, control.lcp, 'ms');
  printLine(`${name}: largest contentful paint ÷ plain text`, page.lcp / control.lcp, 'times', {
    atMost: 2,
  });
  printLine(`${name}: total blocking time`, page.tbt, 'ms', { atMost: 150, goal: 50 });
  printLine(`${name}: total blocking time of plain text`, control.tbt, 'ms');
  printLine(`${name}: cumulative layout shift`, page.cls, '', { atMost: 0 });
}

const browser = await openChromium();
const bar = await startBar();
try {
  await part('first view', PART_MS, () => measureFirstView(browser, bar));
  await part('whole visit', PART_MS, () => measureVisit(browser, bar));
  await part('guest app kept', PART_MS, () => measureKept(browser, bar, 'guest'));
  await part('staff app kept', PART_MS, () => measureKept(browser, bar, 'staff'));
  for (const visit of ['first', 'returning'] as const) {
    await part(`slow phone, ${visit} visit`, PART_MS, () => measureSlowPhone(browser, bar, visit));
  }
  await part('Lighthouse', LIGHTHOUSE_MS, () => measureScore(bar));
} finally {
  await browser.close();
  await bar.tearDown();
}
