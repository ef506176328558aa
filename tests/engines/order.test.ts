import { test } from './engine-test';
import { enter, orderOnThePhone, seesOneOrder, untilOfflineReady } from './guest-steps';

test('an order placed without a connection is sent once', async ({ bar, page }) => {
  await enter(page, bar.url);
  await untilOfflineReady(page);
  await bar.proxy.goOffline();
  await page.reload();
  await orderOnThePhone(page);
  await bar.proxy.comeBack();
  await seesOneOrder(page, bar);
});
