import { expect } from '@playwright/test';
import type { Fault } from '../support/chaos-proxy';
import { ordersAtTheBar } from '../support/staff-calls';
import { openMenu, test } from './bar-test';
import { hurryTimeLimits } from './browser-ways';
import { guestOn } from './guest';
import { expectOneOrder, HANG, onOrdersSent, placeSmallOrder } from './walking-order';

const FIRST_ANSWERS: readonly { what: string; fault: Fault }[] = [
  { what: 'a request lost on its way', fault: 'dropBefore' },
  { what: 'a broken gateway’s page', fault: 'html502' },
  { what: 'a hotel’s page with status 200', fault: 'captive200' },
  { what: 'a hotel’s redirect to its sign-in', fault: 'redirect302' },
  { what: 'an answer that ends in the middle', fault: { truncateAfterBytes: 40 } },
  { what: 'a bar that asks to come again', fault: { busy: 503, retryAfterS: 1 } },
  { what: 'a bar that hears too much at once', fault: { busy: 429, retryAfterS: 1 } },
];

for (const { what, fault } of FIRST_ANSWERS) {
  test(`${what} is no receipt: the order is sent again, and is there once`, async ({
    bar,
    context,
  }) => {
    const page = await openMenu(context, bar.url, 'en');
    const guest = guestOn(page, 'en');
    const sent = onOrdersSent(bar, (nth) => (nth === 1 ? fault : 'pass'));
    await placeSmallOrder(guest, bar);
    await expectOneOrder(guest, bar);
    expect(sent()).toBe(2);
  });
}

test('an order that the network doubles is at the bar once', async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  const sent = onOrdersSent(bar, () => 'dup');
  await placeSmallOrder(guest, bar);
  await expectOneOrder(guest, bar);
  expect(sent()).toBe(1);
});

test('an answer that hangs is given up and asked for again', async ({ bar, context }) => {
  await context.addInitScript(hurryTimeLimits, 2);
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  const sent = onOrdersSent(bar, (nth) => (nth === 1 ? HANG : 'pass'));
  await placeSmallOrder(guest, bar);
  await expect(page.getByText(guest.words.notReached)).toBeVisible();
  await expectOneOrder(guest, bar);
  expect(sent()).toBe(2);
});

test('a phone that believes in a dead network waits, tries seldom and says so', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  await page.clock.install();
  const guest = guestOn(page, 'en');
  let sent = 0;
  bar.proxy.setRule(({ method, path }) => {
    if (!path.startsWith('/api/') || path.startsWith('/api/menu/')) return 'pass';
    if (method === 'POST') sent += 1;
    return 'refuse';
  });
  await placeSmallOrder(guest, bar);
  await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
  await expect(page.getByText(guest.words.notReached)).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  for (let minute = 0; minute < 2; minute += 1) await page.clock.runFor(60_000);
  await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
  expect(sent).toBeLessThan(8);

  bar.proxy.setRule(() => 'pass');
  expect(await ordersAtTheBar(bar.url)).toEqual([]);
  await page.clock.runFor(30_000);
  await expectOneOrder(guest, bar);
});

test('a phone that wrongly believes to be offline sends all the same', async ({ bar, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await placeSmallOrder(guest, bar);
  await expectOneOrder(guest, bar);
});
