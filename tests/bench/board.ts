// Prints how fast the order board answers a tap with sixty tickets on a slow tablet, and how many tickets are in sight.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { TABLET } from '../e2e/support/staff';
import { startBar } from '../support/bar/running-bar';
import { DEMO_STAFF, sendAsStaff, signedIn } from '../support/calls/staff-calls';
import { openChromium, openDevice, slowDown } from './chromium';
import type { Figure } from './figures';
import { percentile } from './figures';

const OPEN_ORDERS = 60;
const TAPS = 20;
const TAPS_A_TURN = 5;
const BETWEEN_TAPS_MS = 800;
const SLOWER = 4;
const LIMIT_MS = 80;
/** On a slow machine a tap may take this many times as long as with plain HTML. */
const PLAIN_RATIO = 1.25;
const IN_SIGHT = 8;
const IN_SIGHT_AT_STATION = 10;
/** Each order has two or three dishes, and one in five has a note. */
const DISHES = [25, 27, 151, 107];

type Dish = { id: number; price: string };

async function fill(url: string): Promise<void> {
  const items = (await (await fetch(`${url}/api/menu/items`)).json()) as Dish[];
  const price = (id: number) => items.find((item) => item.id === id)?.price ?? '0';
  const ids: string[] = [];
  for (let order = 0; order < OPEN_ORDERS; order += 1) {
    const dishes = [0, 1, order % 2 ? 2 : 1].map((step) => DISHES[(order + step) % DISHES.length]);
    const lines = [...new Set(dishes)].map((id = 25) => ({
      originalMenuItemId: id,
      quantity: 1 + (order % 2),
      price: price(id),
      customizations: order % 5 === 0 && id === dishes[0] ? { notes: 'no onions' } : {},
    }));
    const total = lines.reduce((sum, line) => sum + line.quantity * Number(line.price), 0);
    const response = await send(`${url}/api/orders`, {
      items: lines,
      totalAmount: total.toFixed(2),
      serviceType: 'table',
      tableNumber: `T${1 + (order % 12)}`,
      guestName: `Guest ${order}`,
    });
    ids.push(String(response.orderId));
  }
  const session = await signedIn(url);
  for (const [index, id] of ids.entries()) {
    const status = [null, null, 'confirmed', 'preparing', 'ready'][index % 5];
    if (status) await sendAsStaff(url, session, { path: `orders/${id}/status`, body: { status } });
  }
}

async function send(url: string, body: unknown) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** What a person taps on a board: `button` in the first of them. After the tap there is one less of `counted`. */
type Target = { counted: string; button: 'first' | 'last' };

const STEP: Target = { counted: 'section[data-chosen="true"] article', button: 'last' };
const TICK: Target = { counted: 'article button[aria-pressed="false"]', button: 'first' };

/** Records the next tap as the browser measures it: from the finger's leaving until the next frame is on screen. */
function noteTap(counted: string): void {
  const count = () =>
    [...document.querySelectorAll(counted)].filter((one) => one.getClientRects().length > 0).length;
  const before = count();
  const tap = new Promise((resolve, reject) => {
    const taps = new PerformanceObserver((list) => {
      const [click] = list.getEntriesByName('click') as PerformanceEventTiming[];
      if (!click) return;
      taps.disconnect();
      if (count() >= before) reject(new Error('Nothing happened.'));
      else {
        const { startTime, processingStart, processingEnd, duration } = click;
        const delay = processingStart - startTime;
        resolve({ duration, delay, handlers: processingEnd - processingStart });
      }
    });
    const all: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    taps.observe(all);
    // The browser reports no tap that is on screen within its threshold.
    const atOnce = () => setTimeout(resolve, 600, { duration: 16, delay: 0, handlers: 0 });
    document.addEventListener('click', atOnce, { once: true, capture: true });
  });
  Object.assign(globalThis, { tap });
}

/** Returns a tap's times (ms): all of it, before its handlers, and in them. Style, layout and paint are the rest. */
type Tap = { duration: number; delay: number; handlers: number };

/** Taps like a finger, which stays on the glass for a tenth of a second. */
async function tapNext(page: Page, device: CDPSession, target: Target): Promise<Tap> {
  const first = page.locator(target.counted).first();
  const next = target.button === 'first' ? first : first.locator('button').last();
  const place = await next.boundingBox();
  if (!place) throw new Error('There is nothing to tap.');
  await page.evaluate(noteTap, target.counted);
  const finger = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await new Promise((resolve) => setTimeout(resolve, 100));
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return page.evaluate(() => Reflect.get(globalThis, 'tap'));
}

function ticketsInSight(): number {
  return [...document.querySelectorAll('article')].filter((ticket) => {
    const { top, bottom, height } = ticket.getBoundingClientRect();
    const frame = ticket.parentElement?.getBoundingClientRect();
    return height > 0 && frame && top >= frame.top && bottom <= frame.bottom;
  }).length;
}

/**
 * Builds the board as plain HTML without any script of the app: a tap only removes its ticket. The time of this tap
 * is the machine's part.
 */
async function openPlain(device: BrowserContext, board: Page, url: string): Promise<Page> {
  const html = (await board.content()).replaceAll(/<script\b.*?<\/script>/gs, '');
  const page = await device.newPage();
  await page.route(`${url}/plain`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(`${url}/plain`);
  await page.evaluate(() => {
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element) target.closest('article')?.remove();
    });
  });
  return page;
}

/**
 * Taps the pages in turns, so that the machine's other work affects all of them. Only the page whose turn it is runs
 * slower: Chromium's busy loop takes three quarters of a core even at rest, and two of them starve the painting.
 */
async function tapByTurns(pages: readonly Page[], target: Target): Promise<Tap[][]> {
  const taps = await Promise.all(
    pages.map(async (page) => ({
      page,
      session: await slowDown(page, 1),
      times: [] as Tap[],
    })),
  );
  for (let turn = 0; turn < TAPS / TAPS_A_TURN; turn += 1) {
    for (const { page, session, times } of taps) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      for (let tap = 0; tap < TAPS_A_TURN; tap += 1) {
        // A second tap within 400 ms would count as a slip of the finger.
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_TAPS_MS));
        times.push(await tapNext(page, session, target));
      }
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  }
  return taps.map(({ times }) => times);
}

function wholeOf(taps: readonly Tap[], percent: number): number {
  return percentile(
    taps.map(({ duration }) => duration),
    percent,
  );
}

function sharesOf(taps: readonly Tap[]): string {
  const p50 = (ms: (tap: Tap) => number) => percentile(taps.map(ms), 50).toFixed(0);
  const rest = p50(({ duration, delay, handlers }) => duration - delay - handlers);
  return `p50 ${p50(({ delay }) => delay)} ms before handlers, ${p50(({ handlers }) => handlers)} ms in them, ${rest} ms until painted`;
}

async function openBoard(page: Page, url: string, fewest: number): Promise<void> {
  await page.goto(`${url}/admin/login?redirect=/admin/orders`);
  await page.locator('input[type=email]').fill(DEMO_STAFF.email);
  await page.locator('input[type=password]').fill(DEMO_STAFF.password);
  await page.locator('button[type=submit]').click();
  await page
    .locator('article')
    .nth(fewest - 1)
    .waitFor({ state: 'attached' });
}

type Board = { name: string; station: string; fewest: number; inSight: number; target: Target };

/** The kitchen has a part in four of five orders, and ticks those that are confirmed. */
const BOARDS: readonly Board[] = [
  { name: 'board', station: 'pass', fewest: OPEN_ORDERS, inSight: IN_SIGHT, target: STEP },
  {
    name: 'kitchen',
    station: 'kitchen',
    fewest: OPEN_ORDERS / 2,
    inSight: IN_SIGHT_AT_STATION,
    target: TICK,
  },
];

async function measure(
  { name, station, fewest, inSight, target }: Board,
  { url, browser }: { url: string; browser: Browser },
): Promise<Figure[]> {
  const device = await openDevice(browser, TABLET);
  await device.addInitScript((one) => localStorage.setItem('bb-board-station', one), station);
  const page = await device.newPage();
  await openBoard(page, url, fewest);
  const shots = process.env.SHOTS;
  if (shots) {
    mkdirSync(shots, { recursive: true });
    await page.screenshot({ path: join(shots, `${name}.png`) });
  }
  const seen = await page.evaluate(ticketsInSight);
  const plainDevice = await openDevice(browser, TABLET);
  // A window of its own keeps both pages visible.
  const plain = await openPlain(plainDevice, page, url);
  const [times = [], plainTimes = []] = await tapByTurns([page, plain], target);
  await Promise.all([device.close(), plainDevice.close()]);
  console.log(`the ${name}: ${sharesOf(times)}; plain HTML: ${sharesOf(plainTimes)}`);
  const [p50, plainP50] = [wholeOf(times, 50), wholeOf(plainTimes, 50)];
  const [p95, plainP95] = [wholeOf(times, 95), wholeOf(plainTimes, 95)];
  const more = `p50 ${p50} ms, ${TAPS} taps; plain HTML p50 ${plainP50} ms, p95 ${plainP95} ms`;
  const ratio = (percent: number, value: number): Figure => ({
    name: `${name}: tap to paint p${percent}, ÷ plain HTML`,
    value: value.toFixed(2),
    goal: `≤ ${PLAIN_RATIO}`,
    isReached: value <= PLAIN_RATIO,
  });
  return [
    {
      name: `${name}: tickets in full sight of ${OPEN_ORDERS} orders, ${TABLET.width}×${TABLET.height}`,
      value: String(seen),
      goal: `≥ ${inSight}`,
      isReached: seen >= inSight,
    },
    {
      name: `${name}: tap to paint p95, processor ${SLOWER}× slower`,
      value: `${p95} ms (${more})`,
      goal: `≤ ${LIMIT_MS} ms`,
      isReached: p95 <= LIMIT_MS,
    },
    ratio(50, p50 / plainP50),
    ratio(95, p95 / plainP95),
  ];
}

const bar = await startBar({ RATE_LIMIT: 'off', DEMO_GUESTS: 'off' });
const browser = await openChromium();
const figures: Figure[] = [];
try {
  await fill(bar.url);
  for (const board of BOARDS) figures.push(...(await measure(board, { url: bar.url, browser })));
} finally {
  await browser.close();
  await bar.tearDown();
}

for (const { name, value, goal, isReached } of figures) {
  console.log(`${isReached ? 'reached' : 'MISSED '}  ${name}: ${value}, goal ${goal}`);
}
