import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../../support/staff-calls';
import { openMenu, test, untilOfflineReady } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { inspect } from '../support/inspect';
import { fillCart, placeSmallOrder, readMenu, SIDE } from '../support/walking-order';

test('prices changed while the guest had no signal: old and new are shown, one tap accepts', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const menu = await readMenu(bar.url);
  const page = await openMenu(context, bar.url, 'tr');
  await untilOfflineReady(page);
  await context.setOffline(true);
  const guest = guestOn(page, 'tr');
  const oldTotal = await fillCart(guest, 'tr', menu);
  await guest.goToPayment();
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
  await bar.close();
  await bar.editWhileClosed('UPDATE menu_item SET price_kurus = price_kurus + 5000 WHERE id = 1');
  await bar.editWhileClosed('UPDATE menu_item SET is_available = 0 WHERE id = 25');
  await bar.open();
  await context.setOffline(false);

  await expect(page.getByText(guest.words.changed)).toBeVisible();
  await inspect(page, 'something changed');
  expect(await ordersAtTheBar(bar.url)).toEqual([]);
  await page.getByRole('button', { name: guest.words.acceptAndSend }).click();
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  const side = menu.find((item) => item.id === 25);
  const newTotal = (Number(oldTotal) + 50 - Number(side?.price)).toFixed(2);
  const orders = await ordersAtTheBar(bar.url);
  expect(orders.map((order) => order.totalAmount)).toEqual([newTotal]);
});

test('all that was ordered is sold out: it is named, and there is nothing to say yes to', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  await untilOfflineReady(page);
  const guest = guestOn(page, 'en');
  await context.setOffline(true);
  await placeSmallOrder(guest, bar);
  await bar.close();
  await bar.editWhileClosed(`UPDATE menu_item SET is_available = 0 WHERE id = ${SIDE}`);
  await bar.open();
  await context.setOffline(false);
  await expect(page.getByText(guest.words.changed)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Onion Rings' })).toContainText(
    /sold out/i,
  );
  await expect(page.getByRole('button', { name: guest.words.acceptAndSend })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change it' })).toBeVisible();
  expect(await ordersAtTheBar(bar.url)).toEqual([]);
});
