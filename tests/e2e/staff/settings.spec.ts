import { expect } from '@playwright/test';
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

  const [mine, theirs] = await Promise.all(
    [0, 1].map(async () => {
      const own = await browser.newContext({ viewport: TABLET });
      const board = await openBoard(own, bar.url, 'en', DEFNE);
      await board.goto(`${bar.url}/admin/settings`);
      await expect(board.getByRole('checkbox', { name: 'Pause online orders' })).toBeVisible();
      return board;
    }),
  );
  if (!mine || !theirs) throw new Error('Two tablets were opened.');
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
  await theirs.getByLabel(busy).fill('45');
  await mine.getByLabel(busy).fill('20');
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mine.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs.getByText(/^Defne set this first, .*: 20 minutes$/)).toBeVisible();
  await theirs.getByRole('button', { name: 'Use mine' }).click();
  await expect(theirs.getByRole('button', { name: 'Use mine' })).toBeHidden();
  await page.clock.runFor(60_000);
  await expect(page.getByText('it takes about 45 minutes longer')).toBeVisible();
  await order.click();
  await expect(page.getByText('Order Confirmed!').first()).toBeVisible();
});
