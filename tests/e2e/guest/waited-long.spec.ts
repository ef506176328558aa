import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { inspect } from '../support/looks/inspect';
import { onOrdersSent, placeSmallOrder, readMenu, SIDE } from '../support/walking-order';

const THREE_HOURS_MS = 3 * 3_600_000;
/** An offline page has checked the connection again after this time (ms). */
const NEXT_LOOK_MS = 16_000;

test('an order that waited three hours is not sent: the guest is asked, and it is sent as a new one with new prices', async ({
  bar,
  context,
}) => {
  await context.clock.install();
  const page = await openMenu(context, bar.url, 'en');
  bar.proxy.setRule(({ path }) => (/^\/api\/(orders|health)/.test(path) ? 'refuse' : 'pass'));
  const guest = guestOn(page, 'en');
  await expect(page.getByRole('heading', { name: 'Onion Rings' })).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await placeSmallOrder(guest, bar);
  await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
  const oldPage = page.url();
  await bar.close();
  await bar.editWhileClosed(
    `UPDATE menu_item SET price_kurus = price_kurus + 5000 WHERE id = ${SIDE}`,
  );
  await bar.open();
  const price = (await readMenu(bar.url)).find(({ id }) => id === SIDE)?.price;
  await page.clock.fastForward(THREE_HOURS_MS);
  const sent = onOrdersSent(bar, () => 'pass');
  await page.clock.runFor(NEXT_LOOK_MS);
  await expect(page.getByRole('heading', { name: 'Still want this order?' })).toBeVisible();
  await expect(page.getByText(/This order is too old to send/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send it now' })).toHaveCount(0);
  expect(sent()).toBe(0);
  await page.clock.resume();
  await inspect(page, 'order that waited too long');

  await page.getByRole('button', { name: 'Change it' }).click();
  await guest.placeOrder();
  const accept = page.getByRole('button', { name: guest.words.acceptAndSend });
  const confirmed = page.getByRole('heading', { name: guest.words.confirmed });
  await expect(accept.or(confirmed)).toBeVisible();
  if (await accept.isVisible()) await accept.click();
  await expect(confirmed).toBeVisible();
  const [order, ...others] = await ordersAtTheBar(bar.url);
  expect(others).toEqual([]);
  expect(order?.totalAmount).toBe(price);
  expect(oldPage).not.toContain(order?.id ?? '?');
});
