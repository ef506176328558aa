import { expect } from '@playwright/test';
import { sendAsStaff, signedIn } from '../../support/calls/staff-calls';
import { openMenu, test } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { DEFNE, openBoard, TABLET } from '../support/staff';
import { prepareSmallOrder } from '../support/walking-order';

test('what an owner sets, an open checkout follows within a minute; two owners choose', async ({
  bar,
  browser,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  await page.clock.install();
  const guest = guestOn(page, 'en');
  await prepareSmallOrder(guest, bar);
  const order = page.getByRole('dialog').getByRole('button', { name: /^Place order/ });
  await expect(order).not.toHaveAttribute('aria-disabled');

  const own = await browser.newContext({ viewport: TABLET });
  const mine = await openBoard(own, bar.url, 'en', DEFNE);
  await mine.goto(`${bar.url}/admin/settings`);
  const links = mine.getByRole('navigation', { name: 'Groups of settings' });
  await expect(links.getByRole('button', { name: 'Legal' })).toBeInViewport({ ratio: 1 });
  await links.getByRole('button', { name: 'Legal' }).click();
  await expect(mine.getByRole('heading', { name: 'Legal' })).toBeInViewport({ ratio: 1 });
  // The page scrolls inside its frame.
  expect(await mine.evaluate(() => [scrollY, document.body.getBoundingClientRect().top])).toEqual([
    0, 0,
  ]);
  await mine.getByRole('checkbox', { name: 'Pause online orders' }).check();
  await expect(mine.getByText(/^Defne · /)).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('alert')).toContainText("We're not taking orders here right now.");
  await expect(order).toHaveAttribute('aria-disabled', 'true');
  await mine.getByRole('checkbox', { name: 'Pause online orders' }).uncheck();

  const busy = 'Busy: extra waiting time';
  await mine.getByLabel(busy).fill('45');
  await sendAsStaff(bar.url, await signedIn(bar.url, DEFNE), {
    method: 'PUT',
    path: 'settings/ordering.busyMinutes',
    body: { value: 20 },
  });
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mine.getByText(/^Defne set this first, .*: 20 minutes$/)).toBeVisible();
  await mine.getByRole('button', { name: 'Use mine' }).click();
  await expect(mine.getByRole('button', { name: 'Use mine' })).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(page.getByText('it takes about 45 minutes longer')).toBeVisible();
  await order.click();
  await expect(page.getByText('Order Confirmed!').first()).toBeVisible();
});
