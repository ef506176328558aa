import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../../support/calls/staff-calls';
import type { Fault } from '../../support/faults/chaos-proxy';
import { openMenu, test } from '../support/bar-test';
import { hurryTimeLimits } from '../support/browser-ways';
import { guestOn } from '../support/guest';
import { askAtOnce } from '../support/staff';
import { expectOneOrder, HANG, onOrdersSent, placeSmallOrder } from '../support/walking-order';

/** The browser itself handles these responses; tests/offline/sync/lost-response.test.ts covers all others. */
const BAD_RESPONSES: readonly Fault[] = [
  'redirect302',
  { truncateAfterBytes: 40 },
  HANG,
  'dropAfter',
];

test('a hotel’s redirect, a response that ends in the middle, one that hangs and one that is lost are no receipts: the order is there once', async ({
  bar,
  context,
}) => {
  await context.addInitScript(hurryTimeLimits, 10);
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  const sent = onOrdersSent(bar, (nth) => BAD_RESPONSES[nth - 1] ?? 'pass');
  await placeSmallOrder(guest, bar);
  await expect(page.getByText(guest.words.notReached)).toBeVisible();
  const confirmed = page.getByRole('heading', { name: guest.words.confirmed });
  await expect(async () => {
    // The app's own waits between two sendings would add up to half a minute.
    await askAtOnce(page);
    await expect(confirmed).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expectOneOrder(guest, bar);
  expect(sent()).toBe(BAD_RESPONSES.length + 1);
});

test('a phone on a dead network that looks connected waits, retries rarely and says so; one that wrongly reports offline sends', async ({
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
  const confirmed = page.getByRole('heading', { name: guest.words.confirmed });
  async function isConfirmedLater() {
    // In a longer step the probe's time limit of 4 s passes before its response comes.
    await page.clock.runFor(3_000);
    return confirmed.isVisible();
  }
  await expect.poll(isConfirmedLater, { intervals: [100] }).toBe(true);
  await expectOneOrder(guest, bar);

  await test.step('the browser wrongly reports offline: the next order is sent all the same', async () => {
    await page.evaluate(() =>
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
    );
    await placeSmallOrder(guest, bar);
    await expect.poll(async () => (await ordersAtTheBar(bar.url)).length).toBe(2);
    await expect(confirmed).toBeVisible();
  });
});
