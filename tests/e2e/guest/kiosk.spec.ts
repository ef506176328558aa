import { expect, type Page } from '@playwright/test';
import { ordersAtTheBar } from '../../support/staff-calls';
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
  await tabTo(page, /^Add/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const said = page.locator('[aria-live=polite]');
  await expect(said.getByText('The Bliss Classic added')).toBeAttached();
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
