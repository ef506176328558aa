import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openMenu, untilOfflineReady } from '../e2e/support/bar-test';
import { guestOn } from '../e2e/support/guest';
import { untilStill } from '../e2e/support/looks/still';
import type { RunningBar } from '../support/bar/running-bar';
import { startBar } from '../support/bar/running-bar';
import { openDevice, slowDown } from './chromium';
import type { Figure } from './figures';
import { below, percentile } from './figures';

const PHONE = { width: 360, height: 740 };
const SLOWER = 4;
const ROUNDS = 20;
const DISH = 'House Lemonade';

/** Measures a guest's waits on a slow phone: saving, sending after an offline time, starting offline. */
export async function guestPhone(browser: Browser): Promise<Figure[]> {
  const bar = await startBar();
  try {
    const saved: number[] = [];
    const drained: number[] = [];
    const cold: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await openDevice(browser, PHONE);
      await context.addInitScript(watchSaves);
      await context.addInitScript(markFirstDish);
      const page = await openMenu(context, bar.url, 'en');
      await untilOfflineReady(page);
      await context.setOffline(true);
      cold.push(await coldStart(context, bar));
      saved.push(await saveOrder(page));
      drained.push(await comeBack(context));
      await context.close();
    }
    const rounds = `${ROUNDS} rounds, processor ${SLOWER}× slower`;
    return [
      below(
        'tap to durably saved, p95',
        percentile(saved, 95),
        50,
        `p50 ${percentile(saved, 50).toFixed(0)} ms, ${rounds}`,
      ),
      below('drain after reconnect, p95', percentile(drained, 95), 3_000, `${ROUNDS} rounds`),
      below('offline cold start to usable menu, p95', percentile(cold, 95), 1_500, rounds),
    ];
  } finally {
    await bar.tearDown();
  }
}

/** Measures from the tap to the end of the transaction that stores the order. */
async function saveOrder(page: Page): Promise<number> {
  await page.reload();
  const guest = guestOn(page, 'en');
  await guest.add(DISH);
  await guest.goToPayment();
  await slowDown(page, SLOWER);
  await comeToRest(page);
  await guest.placeOrder();
  await page.waitForFunction(() => performance.getEntriesByName('order-saved').length > 0);
  return page.evaluate(() => {
    const [tap] = performance.getEntriesByName('last-tap').slice(-1);
    const [save] = performance.getEntriesByName('order-saved');
    return (save?.startTime ?? Number.NaN) - (tap?.startTime ?? Number.NaN);
  });
}

/** Waits until the step has slid in and is ready, because a guest looks before the tap. */
async function comeToRest(page: Page): Promise<void> {
  await untilStill(page);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Measures from the network's return to the server's response. */
async function comeBack(context: BrowserContext): Promise<number> {
  const receipt = context.waitForEvent('response', {
    predicate: (response) => response.url().endsWith('/api/orders') && response.status() === 201,
    timeout: 60_000,
  });
  const from = Date.now();
  await context.setOffline(false);
  await receipt;
  return Date.now() - from;
}

/** Measures from opening the URL to the first dish, offline, with all stored files read from disk. */
async function coldStart(context: BrowserContext, bar: RunningBar): Promise<number> {
  const page = await context.newPage();
  await slowDown(page, SLOWER);
  await page.goto(bar.url);
  await page.waitForFunction(() => performance.getEntriesByName('first-dish').length > 0);
  const ms = await page.evaluate(
    () => performance.getEntriesByName('first-dish')[0]?.startTime ?? Number.NaN,
  );
  await page.close();
  return ms;
}

/** Runs in the page. Marks the last tap and the end of the order's transaction. */
function watchSaves(): void {
  addEventListener('click', () => performance.mark('last-tap'), { capture: true });
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...args) {
    if (this.name === 'outbox') {
      const { transaction } = this;
      const { db } = transaction;
      // The capture phase comes before the app's own handler, whose work is no part of saving.
      db.addEventListener(
        'complete',
        ({ target }) => target === transaction && performance.mark('order-saved'),
        { capture: true },
      );
    }
    return add.apply(this, args);
  };
}

/** Runs in the page. Marks the moment when the first dish appears. */
function markFirstDish(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('article h4')) return;
    performance.mark('first-dish');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
