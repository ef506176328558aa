import { expect } from '@playwright/test';
import { openMenu, test, untilOpensOffline } from '../support/bar-test';
import { makeNewer } from '../support/browser-offer';
import { guestOn } from '../support/guest';
import { inspect } from '../support/looks/inspect';
import { expectOneOrder } from '../support/walking-order';

const words = { ready: 'New version ready', update: 'Update' };

/** A side dish needs no choices. */
const SIDE_NAME = 'Onion Rings';

test('a newer version waits until the guest accepts it; accepted in another tab it does not reload a checkout, and the draft stays', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  await untilOpensOffline(page);
  const guest = guestOn(page, 'en');
  await guest.add(SIDE_NAME);
  await guest.goToPayment('T7');
  let reloads = 0;
  page.on('load', () => {
    reloads += 1;
  });

  const other = await context.newPage();
  await other.goto(bar.url);
  await expect(other.locator('article h4').first()).toBeVisible();
  await expect(other.getByText(words.ready)).toHaveCount(0);
  await makeNewer(bar, other);
  await expect(other.getByText(words.ready)).toBeVisible();
  await inspect(other, 'new version', 'header + *');
  const reloaded = other.waitForEvent('load');
  await other.getByRole('button', { name: words.update, exact: true }).click();
  await reloaded;
  await expect(other.locator('article h4').first()).toBeVisible();
  const isNoneWaiting = () =>
    other.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null);
  expect(await isNoneWaiting()).toBe(true);
  await expect(other.getByText(words.ready)).toHaveCount(0);

  await expect(page.getByText(words.ready)).toBeVisible();
  await expect(page.getByLabel(guest.words.tableNumber)).toHaveValue('T7');
  await guest.placeOrder();
  await expectOneOrder(guest, bar);
  expect(reloads).toBe(0);
});
