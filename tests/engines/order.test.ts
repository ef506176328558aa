import { expect } from 'vitest';
import { ordersAtTheBar } from '../support/staff-calls';
import { test } from './engine-test';
import {
  enter,
  fillCart,
  goToPayment,
  orderOnThePhone,
  seesOneOrder,
  untilOfflineReady,
} from './guest-steps';

test('a guest orders, from the first tap to the confirmation', async ({ bar, page }) => {
  await enter(page, bar.url);
  await fillCart(page);
  await goToPayment(page);
  await page.tap('button', /^Place order/);
  await seesOneOrder(page, bar);
  const [order] = await ordersAtTheBar(bar.url);
  expect(order?.items).toHaveLength(2);
  expect(order?.tableNumber).toBe('T12');
});

test('an order placed without a connection is sent once', async ({ bar, page }) => {
  await enter(page, bar.url);
  await untilOfflineReady(page);
  await bar.proxy.goOffline();
  await page.reload();
  await orderOnThePhone(page);
  await bar.proxy.comeBack();
  await seesOneOrder(page, bar);
});
