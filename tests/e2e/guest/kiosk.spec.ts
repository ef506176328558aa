import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { kiosksAtTheBar, ordersAtTheBar } from '../../support/calls/staff-calls';
import { test, untilOpensOffline } from '../support/bar-test';
import { pairAtT7 } from '../support/kiosk-tablet';
import { tabTo } from '../support/tab-to';

test.use({ viewport: { width: 1180, height: 820 } });

const NAME = 'Nazlı';

test('a guest orders at a kiosk by keyboard and is told each step; the next one finds nothing of it; a kiosk left alone starts over', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const page = await context.newPage();
  await pairAtT7(page, bar.url);
  await untilOpensOffline(page);
  const entries = await page.evaluate(() => window.history.length);
  await tabTo(page, /^Touch to order$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Yes/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Your order' })).toBeVisible();
  await tabTo(page, /^Add: The Bliss Classic$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /Plain Jane/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toBeHidden();
  const said = page.locator('[aria-live=polite]');
  await expect(said.getByText('The Bliss Classic added')).toBeAttached();
  await page.reload();
  await expect(page.getByText('The Bliss Classic + Plain Jane Fries')).toBeVisible();
  await tabTo(page, /^Review and order/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Name for the order/);
  await page.keyboard.type(NAME);
  await tabTo(page, /^Send the order/);
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('heading', { name: 'Thank you! We have your order.' });
  await expect(thanks).toBeFocused();
  await expect(page.getByRole('status').getByText(/This is your order code/)).toBeVisible();
  expect(await ordersAtTheBar(bar.url)).toMatchObject([{ tableNumber: 'T7', guestName: NAME }]);
  expect(await everythingKept(page)).toContain(NAME);
  await tabTo(page, /^Done$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Touch to order' })).toBeVisible();
  await expect.poll(() => everythingKept(page)).not.toContain(NAME);
  expect(await page.evaluate(() => localStorage.getItem('language-storage'))).toBeNull();
  expect(await page.evaluate(() => [window.history.state, window.location.search])).toEqual([
    {},
    '',
  ]);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);

  await test.step('the kiosk asks who left it, as often as somebody is still there, then starts over', async () => {
    await page.clock.install();
    await page.getByRole('button', { name: 'Sipariş için dokunun' }).click();
    await page.getByRole('button', { name: /^Evet/ }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Orada mısınız?' });
    for (let time = 0; time < 10; time += 1) {
      await page.clock.runFor(61_000);
      await expect(dialog.getByRole('timer')).toContainText('saniye sonra baştan başlıyor');
      // One switch or key suffices, because the button has the focus.
      await expect(dialog.getByRole('button', { name: 'Buradayım' })).toBeFocused();
      await page.keyboard.press(time % 2 ? 'Enter' : 'Space');
      await expect(dialog).toBeHidden();
    }
    // The kiosk still shows the guest's menu.
    await expect(page.getByRole('button', { name: /^Ekle: The Bliss Classic$/ })).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(page.getByRole('alertdialog')).toContainText('saniye sonra baştan başlıyor');
    await page.clock.runFor(31_000);
    await expect(page.getByRole('button', { name: 'Touch to order' })).toBeVisible();
    await expect(page.locator('html[lang=en]')).toBeAttached();
  });
});

test('an order without a connection stays on the screen by its code until the bar has it, and is never dropped in silence', async ({
  bar,
  context,
}) => {
  const page = await context.newPage();
  await page.clock.install();
  await pairAtT7(page, bar.url);
  const status = page.getByRole('status');
  const waits = status.filter({ hasText: "The bar doesn't have these orders yet" });

  const first = await orderOffline(page);
  await expect(waits).toContainText(first);
  expect(await everythingKept(page)).toContain(NAME);
  await page.context().setOffline(false);
  await expect(waits).toBeHidden();
  await expect.poll(() => everythingKept(page)).not.toContain(NAME);
  expect(await ordersAtTheBar(bar.url)).toMatchObject([{ guestName: NAME }]);

  const second = await orderOffline(page);
  await expect(waits).toContainText(second);
  await page.clock.fastForward(11 * 60_000);
  await expect(page.getByRole('heading', { name: 'Out of order' })).toBeVisible();
  await expect(page.getByText(second, { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await expect
    .poll(() => kiosksAtTheBar(bar.url))
    .toMatchObject([{ waiting: 0, unsent: [second] }]);
  await expect(page.getByRole('heading', { name: 'Out of order' })).toBeVisible();
  expect(await ordersAtTheBar(bar.url)).toHaveLength(1);
});

/** Lets a guest order a lemonade without a connection and leave. Returns the order's code. */
async function orderOffline(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Touch to order' }).click();
  await page.getByRole('button', { name: /^Yes/ }).click();
  await expect(page.getByRole('complementary', { name: 'Your order' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Soft Drinks' }).click();
  await page.getByRole('button', { name: 'Add: House Lemonade' }).click();
  await page.getByRole('button', { name: /^Review and order/ }).click();
  await page.getByRole('textbox', { name: /^Name for the order/ }).fill(NAME);
  await page.getByRole('button', { name: /^Send the order/ }).click();
  await expect(page.getByText("The bar doesn't have it yet.")).toBeVisible();
  const code = await page.getByText(/^B-\w{4}$/).textContent();
  await page.getByRole('button', { name: 'Done' }).click();
  return code ?? '';
}

/** Returns all that the browser keeps, as text: its storage, its databases and its caches. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of db.objectStoreNames) {
        const rows = db.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          rows.onsuccess = resolve;
        });
        kept.push(rows.result);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        kept.push(request.url, await (await cache.match(request))?.text());
      }
    }
    return JSON.stringify(kept);
  });
}
