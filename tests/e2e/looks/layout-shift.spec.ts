import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openMenu, test, untilOfflineReady } from '../support/bar-test';
import { guestOn } from '../support/guest';

const MOST = 0.02;

/** Adds up layout shifts without a cause; shifts within half a second after a tap do not count. */
async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(globalThis, { shifts });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources
          .map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : ''))
          .join(' ');
        shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Collects the totals that the open dialog shows. */
function watchTotals(): void {
  const totals: string[] = [];
  Object.assign(globalThis, { totals });
  const look = () => {
    // The sum stands twice, for the eye and for the ear.
    const text = document.querySelector('[role=dialog]')?.textContent;
    const shown = text?.match(/(₺(\d+))\2 lira$/)?.[1];
    if (shown && !totals.includes(shown)) totals.push(shown);
  };
  look();
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

async function shifted(page: Page): Promise<{ sum: number; what: string[] }> {
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number; what: string }[] }).shifts,
  );
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
  };
}

async function expectStill(page: Page, when: string): Promise<void> {
  const { sum, what } = await shifted(page);
  expect(sum, `${when}: ${what.join('; ')}`).toBeLessThanOrEqual(MOST);
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]) {
  test(`nothing jumps on a first visit, on the next one and during an order, at ${viewport.width}`, {
    tag: '@service-worker',
  }, async ({ bar, browser }) => {
    const context = await browser.newContext({ viewport });
    await watchShifts(context);
    const page = await openMenu(context, bar.url, 'en');
    const guest = guestOn(page, 'en');
    await expect(page.locator('#contact')).toBeAttached();
    await expect(
      page.getByRole('heading', { name: 'The Bliss Classic', exact: true }),
    ).toBeVisible();
    await untilOfflineReady(page);
    await expectStill(page, 'first visit');
    await page.reload();
    await expect(page.locator('#contact')).toBeAttached();
    await expectStill(page, 'kept visit');
    await guest.addWith('The Bliss Classic', guest.words.plainFries);
    await guest.add('Onion Rings');
    await guest.goToPayment();
    await expectStill(page, 'cart');
    // On a slow phone the order's page comes later than half a second after the tap.
    const phone = await context.newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await page.evaluate(watchTotals);
    await guest.placeOrder();
    await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
    await expectStill(page, 'order');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'totals'))).toEqual(['₺800']);
    await context.close();
  });
}
