import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { openBoard, TABLET } from '../support/staff';
import { fillCart, readMenu } from '../support/walking-order';

test('the guest’s page says that the board shows the order, and after one tap there that it is confirmed', async ({
  bar,
  context,
  browser,
}) => {
  const menu = await readMenu(bar.url);
  const tablet = await browser.newContext({ viewport: TABLET });
  const board = await openBoard(tablet, bar.url, 'tr');
  const page = await openMenu(context, bar.url, 'tr');
  const guest = guestOn(page, 'tr');
  await fillCart(guest, 'tr', menu);
  await guest.goToPayment();
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  await expect(page.getByText(guest.words.sentToBar, { exact: true }).first()).toBeVisible();

  const current = page.locator('[aria-current=step]');
  await expect(current).toContainText(guest.words.onTablet, { timeout: 20_000 });
  await board.getByRole('button', { name: /^Onayla/ }).click();
  await expect(current).toContainText(guest.words.barConfirmed, { timeout: 20_000 });
  await tablet.close();
});
