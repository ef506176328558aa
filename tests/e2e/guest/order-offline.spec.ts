import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../../support/staff-calls';
import { openMenu, test, untilOfflineReady } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { openBoard, TABLET } from '../support/staff';
import { fillCart, readMenu } from '../support/walking-order';

for (const language of ['en', 'tr'] as const) {
  test(`a guest without signal orders, and the bar’s tablet shows it once (${language})`, {
    tag: '@service-worker',
  }, async ({ bar, context, browser }) => {
    const menu = await readMenu(bar.url);
    const page = await openMenu(context, bar.url, language);
    await untilOfflineReady(page);
    await context.setOffline(true);
    await page.reload();
    const guest = guestOn(page, language);
    const total = await fillCart(guest, language, menu);
    await guest.goToPayment();
    await guest.placeOrder();
    await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
    // Saving empties the cart, but the guest must not read that the cart is empty.
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
}

test('a response lost after the bar wrote the order down changes nothing', async ({
  bar,
  context,
}) => {
  const menu = await readMenu(bar.url);
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  let isLost = false;
  bar.proxy.setRule(({ method, path }) => {
    if (isLost || method !== 'POST' || path !== '/api/orders') return 'pass';
    isLost = true;
    return 'dropAfter';
  });
  await fillCart(guest, 'en', menu);
  await guest.goToPayment();
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible({
    timeout: 30_000,
  });
  expect(isLost).toBe(true);
  expect(await ordersAtTheBar(bar.url)).toHaveLength(1);
});

test('a bar that went away and came back gets the order', { tag: '@service-worker' }, async ({
  bar,
  context,
}) => {
  const menu = await readMenu(bar.url);
  const page = await openMenu(context, bar.url, 'tr');
  await untilOfflineReady(page);
  await bar.close();
  await page.reload();
  const guest = guestOn(page, 'tr');
  const total = await fillCart(guest, 'tr', menu);
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
