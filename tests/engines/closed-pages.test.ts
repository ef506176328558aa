import { expect } from 'vitest';
import { until } from '../support/bar/until';
import { ordersAtTheBar } from '../support/calls/staff-calls';
import { test } from './engine-test';
import {
  enter,
  fillCart,
  goToPayment,
  orderOnThePhone,
  seesOneOrder,
  untilOfflineReady,
} from './guest-steps';

// Firefox replaces a killed page by one of its own, on which its WebDriver stays.
const isWebKit = process.env.ENGINE === 'webkit';

test('an order on a closed page is sent once when the site is opened again', async ({
  bar,
  page,
}) => {
  await enter(page, bar.url);
  await untilOfflineReady(page);
  await bar.close();
  await orderOnThePhone(page);
  const success = await page.url();
  await page.closeWindow(await page.openWindow());
  await bar.open();
  await page.goto(success);
  await seesOneOrder(page, bar);
});

test.runIf(isWebKit)(
  'an order on a killed page is sent once when the site is opened again',
  async ({ bar, driver, page }) => {
    await enter(page, bar.url);
    await untilOfflineReady(page);
    await bar.close();
    await orderOnThePhone(page);
    const success = await page.url();
    await driver.killPage?.();
    await bar.open();
    expect(await ordersAtTheBar(bar.url)).toEqual([]);
    await page.goto(success);
    await seesOneOrder(page, bar);
  },
);

test.runIf(isWebKit)(
  'a page killed before the response sends its order again, and there is one order',
  async ({ bar, driver, page }) => {
    await enter(page, bar.url);
    await fillCart(page);
    await goToPayment(page);
    let posts = 0;
    bar.proxy.setRule(({ method, path }) => {
      if (method !== 'POST' || path !== '/api/orders') return 'pass';
      posts += 1;
      return posts === 1 ? { trickleBytesPerS: 1 } : 'pass';
    });
    await page.tap('button', /^Place order/);
    await until(async () => expect(await ordersAtTheBar(bar.url)).toHaveLength(1));
    const waiting = await page.url();
    await driver.killPage?.();
    await page.goto(waiting);
    await seesOneOrder(page, bar);
    expect(posts).toBe(2);
  },
);

test('two open pages send an order once', async ({ bar, page }) => {
  await enter(page, bar.url);
  await untilOfflineReady(page);
  const first = await page.openWindow();
  await page.goto(bar.url);
  await bar.proxy.goOffline();
  await orderOnThePhone(page);
  let posts = 0;
  bar.proxy.setRule(({ method, path }) => {
    if (method === 'POST' && path === '/api/orders') posts += 1;
    return 'pass';
  });
  await bar.proxy.comeBack();
  await seesOneOrder(page, bar);
  expect(posts).toBe(1);
  await page.closeWindow(first);
});
