// Prints how fast a tap opens a bill of sixty lines on a slow tablet, beside plain HTML of the same bill.
import type { BrowserContext, Page } from '@playwright/test';
import { TABLET } from '../e2e/support/staff';
import { startBar } from '../support/bar/running-bar';
import { DEMO_STAFF } from '../support/calls/staff-calls';
import { openChromium, openDevice, slowDown } from './chromium';
import { percentile } from './figures';

const ROUNDS = 6;
const LINES = 10;
const OTHER_TABLES = 11;
const OPENINGS = 10;
const SLOWER = 4;
const LIMIT_MS = 100;
const TABLE = 'T12';

type Dish = { id: number; price: string; isAvailable: boolean };

/** One table has sixty lines, and eleven others have a round each. */
async function fill(url: string): Promise<void> {
  const items = (await (await fetch(`${url}/api/menu/items`)).json()) as Dish[];
  const order = async (tableNumber: string, dishes: readonly Dish[]) => {
    const lines = dishes.map(({ id, price }) => ({ originalMenuItemId: id, quantity: 1, price }));
    const total = dishes.reduce((sum, { price }) => sum + Number(price), 0);
    const response = await fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        items: lines,
        totalAmount: total.toFixed(2),
        serviceType: 'table',
        tableNumber,
      }),
    });
    if (!response.ok) throw new Error(`An order got ${response.status}: ${await response.text()}`);
  };
  const drinks = items.filter(({ id, isAvailable }) => id > 100 && isAvailable);
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round * 3;
    await order(TABLE, drinks.slice(first, first + LINES));
  }
  for (let table = 1; table <= OTHER_TABLES; table += 1)
    await order(`T${table}`, drinks.slice(0, 3));
}

async function openBills(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/login?redirect=/admin/bills`);
  await page.locator('input[type=email]').fill(DEMO_STAFF.email);
  await page.locator('input[type=password]').fill(DEMO_STAFF.password);
  await page.locator('button[type=submit]').click();
  await page.locator('main li button').nth(OTHER_TABLES).waitFor();
}

/** Taps the bill and returns the times (ms) until the frame that fills the screen and until the one with the last line. */
function openOne({ table, lines }: { table: string; lines: number }): Promise<[number, number]> {
  const rows = [...document.querySelectorAll<HTMLElement>('main li button')];
  const row = rows.find(({ textContent }) => textContent?.includes(table));
  if (!row) throw new Error('There is no such bill.');
  const drawn = () => document.querySelectorAll('main section > button[aria-pressed]');
  const isThere = () => drawn().length >= lines;
  const fillsScreen = () =>
    isThere() || ([...drawn()].at(-1)?.getBoundingClientRect().bottom ?? 0) >= innerHeight;
  const began = performance.now();
  const painted = (isSeen: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isSeen()) return requestAnimationFrame(look);
        // The browser paints the frame between this callback and the next task.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - began);
        return port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  row.click();
  return Promise.all([painted(fillsScreen), painted(isThere)]);
}

/** The same list and bill without any script of the app: a tap replaces the one with the other. */
async function openPlain(device: BrowserContext, [list, bill]: [string, string], url: string) {
  const page = await device.newPage();
  await page.route(`${url}/plain`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: list.replaceAll(/<script\b.*?<\/script>/gs, ''),
    }),
  );
  await page.goto(`${url}/plain`);
  await page.evaluate((html) => {
    const main = document.querySelector('main');
    if (!main) throw new Error('There is no main part.');
    const before = main.innerHTML;
    const ready = new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelector('main')?.innerHTML;
    document.addEventListener('click', () => {
      main.innerHTML = ready ?? '';
    });
    Object.assign(globalThis, { back: () => (main.innerHTML = before) });
  }, bill);
  return page;
}

const bar = await startBar({ RATE_LIMIT: 'off', DEMO_GUESTS: 'off' });
const browser = await openChromium();
try {
  await fill(bar.url);
  const device = await openDevice(browser, TABLET);
  const page = await device.newPage();
  await openBills(page, bar.url);
  const list = await page.content();
  const target = { table: TABLE, lines: ROUNDS * LINES };
  await page.evaluate(openOne, target);
  const plain = await openPlain(
    await openDevice(browser, TABLET),
    [list, await page.content()],
    bar.url,
  );
  await page.goBack();
  const pages = [page, plain];
  const sessions = await Promise.all(pages.map((one) => slowDown(one, 1)));
  const times: [number, number][][] = [[], []];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    for (const [nth, one] of pages.entries()) {
      await one.locator('main li button').nth(OTHER_TABLES).waitFor();
      await sessions[nth]?.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      times[nth]?.push(await one.evaluate(openOne, target));
      await sessions[nth]?.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      if (one === page) await page.goBack();
      else await plain.evaluate(() => Reflect.get(globalThis, 'back')());
    }
  }
  const text = (ms: number[]) =>
    `p50 ${percentile(ms, 50).toFixed(0)} ms, p95 ${percentile(ms, 95).toFixed(0)} ms`;
  const [ours = [], its = []] = times;
  const html = its.map(([, ms]) => ms);
  const screen = ours.map(([ms]) => ms);
  console.log(
    `${percentile(screen, 50) <= LIMIT_MS ? 'reached' : 'MISSED '}  tap to a screen full of a bill of ${target.lines} lines, ` +
      `processor ${SLOWER}× slower: ${text(screen)} of ${OPENINGS}; its last line ${text(ours.map(([, ms]) => ms))}; ` +
      `plain HTML ${text(html)}; goal ≤ ${LIMIT_MS} ms`,
  );
} finally {
  await browser.close();
  await bar.tearDown();
}
