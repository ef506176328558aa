import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../support/staff-calls';
import { type Language, openMenu, test, untilKeptOffline } from './bar-test';
import { guestOn } from './guest';
import { openBoard, TABLET } from './staff';
import { fillCart, readMenu } from './walking-order';

const LANGUAGES: readonly Language[] = ['en', 'tr'];

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test('a guest without signal orders, and the bar’s tablet shows it once', async ({
      bar,
      context,
      browser,
    }) => {
      const menu = await readMenu(bar.url);
      const page = await openMenu(context, bar.url, language);
      await untilKeptOffline(page);
      await context.setOffline(true);
      await page.reload();
      const guest = guestOn(page, language);
      const total = await fillCart(guest, language, menu);
      await guest.goToPayment();
      await guest.placeOrder();
      await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
      // Saving empties the cart: nobody is told that there is nothing to order.
      expect(await page.getByText(guest.words.emptyCart).count()).toBe(0);
      await expect(page.getByText(guest.words.notReached)).toBeVisible();
      await expect(page.getByText(guest.words.confirmed)).toHaveCount(0);
      const success = page.url();
      await page.close();
      expect(await ordersAtTheBar(bar.url)).toEqual([]);

      const tablet = await browser.newContext({ viewport: TABLET });
      const board = await openBoard(tablet, bar.url, language);
      await context.setOffline(false);
      const again = await context.newPage();
      await again.goto(bar.url);
      await expect.poll(async () => (await ordersAtTheBar(bar.url)).length).toBe(1);
      const [order] = await ordersAtTheBar(bar.url);
      expect(order?.totalAmount).toBe(total);
      expect(order?.items).toHaveLength(3);
      await expect(board.getByText(order?.code ?? '?').first()).toBeVisible();

      await again.goto(success);
      await expect(again.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
      await tablet.close();
    });

    test('an answer lost after the bar wrote the order down changes nothing', async ({
      bar,
      context,
    }) => {
      const menu = await readMenu(bar.url);
      const page = await openMenu(context, bar.url, language);
      const guest = guestOn(page, language);
      let isLost = false;
      bar.proxy.setRule(({ method, path }) => {
        if (isLost || method !== 'POST' || path !== '/api/orders') return 'pass';
        isLost = true;
        return 'dropAfter';
      });
      await fillCart(guest, language, menu);
      await guest.goToPayment();
      await guest.placeOrder();
      await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible({
        timeout: 30_000,
      });
      expect(isLost).toBe(true);
      expect(await ordersAtTheBar(bar.url)).toHaveLength(1);
    });

    test('two open tabs send an order once', async ({ bar, context }) => {
      const menu = await readMenu(bar.url);
      const page = await openMenu(context, bar.url, language);
      await untilKeptOffline(page);
      const other = await context.newPage();
      await other.goto(bar.url);
      await context.setOffline(true);
      const guest = guestOn(page, language);
      await fillCart(guest, language, menu);
      await guest.goToPayment();
      await guest.placeOrder();
      await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
      let posts = 0;
      bar.proxy.setRule(({ method, path }) => {
        if (method === 'POST' && path === '/api/orders') posts += 1;
        return 'pass';
      });
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
      expect(await ordersAtTheBar(bar.url)).toHaveLength(1);
      expect(posts).toBe(1);
    });

    test('a bar that went away and came back gets the order', async ({ bar, context }) => {
      const menu = await readMenu(bar.url);
      const page = await openMenu(context, bar.url, language);
      await untilKeptOffline(page);
      await bar.close();
      await page.reload();
      const guest = guestOn(page, language);
      const total = await fillCart(guest, language, menu);
      await guest.goToPayment();
      await guest.placeOrder();
      await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
      const success = page.url();
      await page.close();
      await bar.open();
      const again = await context.newPage();
      await again.goto(success);
      await expect(again.getByRole('heading', { name: guest.words.confirmed })).toBeVisible({
        timeout: 30_000,
      });
      const orders = await ordersAtTheBar(bar.url);
      expect(orders.map((order) => order.totalAmount)).toEqual([total]);
    });
  });
}
