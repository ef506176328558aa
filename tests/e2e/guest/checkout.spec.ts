import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test, untilOpensOffline } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { openBoard, TABLET } from '../support/staff';
import { fillCart, placeSmallOrder, readMenu } from '../support/walking-order';

test('a guest without signal orders, and the bar’s tablet shows it once; a bar that went away and came back gets the next one', {
  tag: '@service-worker',
}, async ({ bar, context, browser }) => {
  const menu = await readMenu(bar.url);
  const page = await openMenu(context, bar.url, 'tr');
  await untilOpensOffline(page);
  await context.setOffline(true);
  await page.reload();
  const guest = guestOn(page, 'tr');
  const total = await fillCart(guest, 'tr', menu);
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
  const board = await openBoard(tablet, bar.url, 'tr');
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

  await test.step('the bar goes away and comes back', async () => {
    await bar.close();
    await again.goto(bar.url);
    await placeSmallOrder(guestOn(again, 'tr'), bar, menu);
    await expect(again.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
    const next = again.url();
    await again.close();
    await bar.open();
    const last = await context.newPage();
    await last.goto(next);
    await expect(last.getByRole('heading', { name: guest.words.confirmed })).toBeVisible({
      timeout: 30_000,
    });
    expect(await ordersAtTheBar(bar.url)).toHaveLength(2);
  });
});

test('a phone that goes back late still shows the order', async ({ bar, context }) => {
  await context.addInitScript(() => {
    const go = history.go.bind(history);
    history.go = (steps) => setTimeout(() => go(steps), 900);
    addEventListener('popstate', () => Object.assign(globalThis, { wentBack: true }));
  });
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await guest.add('Onion Rings');
  await guest.goToPayment();
  await guest.placeOrder();
  await page.waitForFunction(() => 'wentBack' in globalThis);
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  await expect(page).toHaveURL(/order-success/);
});
