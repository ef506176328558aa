import { expect } from '@playwright/test';
import type { Fault } from '../../support/chaos-proxy';
import { ordersAtTheBar } from '../../support/staff-calls';
import { openMenu, test } from '../support/bar-test';
import { hurryTimeLimits } from '../support/browser-ways';
import { guestOn } from '../support/guest';
import { expectOneOrder, HANG, onOrdersSent, placeSmallOrder } from '../support/walking-order';

// The browser itself handles these responses; tests/offline/lost-response.test.ts covers all others.
const FIRST_RESPONSES: readonly { what: string; fault: Fault }[] = [
  { what: 'a hotel’s redirect to its sign-in', fault: 'redirect302' },
  { what: 'a response that ends in the middle', fault: { truncateAfterBytes: 40 } },
];

for (const { what, fault } of FIRST_RESPONSES) {
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

test('a response that hangs is given up and asked for again', async ({ bar, context }) => {
  await context.addInitScript(hurryTimeLimits, 5);
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  const sent = onOrdersSent(bar, (nth) => (nth === 1 ? HANG : 'pass'));
  await placeSmallOrder(guest, bar);
  await expect(page.getByText(guest.words.notReached)).toBeVisible();
  await expectOneOrder(guest, bar);
  expect(sent()).toBe(2);
});

test('a phone on a dead network that looks connected waits, retries rarely and says so', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  await page.clock.install();
  const guest = guestOn(page, 'en');
  let sent = 0;
  bar.proxy.setRule(({ method, path }) => {
    if (!path.startsWith('/api/') || /^\/api\/(menu|admin)\//.test(path)) return 'pass';
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

  expect(await ordersAtTheBar(bar.url)).toEqual([]);
  bar.proxy.setRule(() => 'pass');
  await page.clock.runFor(30_000);
  await expectOneOrder(guest, bar);
});

test('a phone whose browser wrongly reports offline still sends', async ({ bar, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  });
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await placeSmallOrder(guest, bar);
  await expectOneOrder(guest, bar);
});
