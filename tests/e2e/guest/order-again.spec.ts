import { expect } from '@playwright/test';
import { completeOrders, ordersAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { fillCart, readMenu, SIDE } from '../support/walking-order';

test('an order is shared and printed; it is repeated at today’s prices, with changed and missing dishes shown, and from its page once it is over', async ({
  bar,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'share', { value: undefined }),
  );
  const firstVisit = await openMenu(context, bar.url, 'en');
  const orderer = guestOn(firstVisit, 'en');
  await fillCart(orderer, 'en', await readMenu(bar.url));
  await orderer.goToPayment();
  await orderer.placeOrder();
  await expect(firstVisit.getByRole('heading', { name: orderer.words.confirmed })).toBeVisible();
  await firstVisit.getByRole('button', { name: 'Share' }).click();
  await expect(firstVisit.getByText('Copied')).toBeVisible();
  const shared = await firstVisit.evaluate(() => navigator.clipboard.readText());
  expect(shared).toContain('1 × Onion Rings');
  await firstVisit.emulateMedia({ media: 'print' });
  for (const name of ['Continue Shopping', 'Print Receipt', 'Share']) {
    await expect(firstVisit.getByText(name, { exact: true })).toBeHidden();
  }
  await expect(firstVisit.getByText('Onion Rings', { exact: true })).toBeVisible();
  await firstVisit.close();
  await bar.close();
  await bar.editWhileClosed('UPDATE menu_item SET price_kurus = price_kurus + 5000 WHERE id = 1');
  await bar.editWhileClosed(`UPDATE menu_item SET is_available = 0 WHERE id = ${SIDE}`);
  await bar.open();
  const page = await context.newPage();
  const guest = guestOn(page, 'en');
  await page.goto(bar.url);
  await page.getByRole('button', { name: 'More: my orders, theme' }).click();
  await page.getByRole('button', { name: 'My orders', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('My orders');
  await expect(dialog.getByText('Sent to the bar')).toBeVisible();
  await dialog.getByRole('button', { name: /^Order again/ }).click();

  await expect(dialog).toHaveAccessibleName('Your order');
  const line = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(line('The Bliss Classic')).toContainText('Price changed');
  await expect(line('The Bliss Classic')).toContainText('₺590');
  await expect(line('The Bliss Classic')).toContainText('₺640');
  await expect(line('Onion Rings')).toContainText('Sold out');
  await expect(dialog.getByRole('button', { name: guest.words.placeOrder })).toContainText(
    '₺1,030',
  );
  await line('Onion Rings').getByRole('button', { name: 'Choose something else' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${bar.url}/?cat=sides`);

  await expect(page.getByRole('button', { name: guest.words.viewOrder })).toContainText('₺1,030');
  await guest.goToPayment();
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  const totals = (await ordersAtTheBar(bar.url)).map(({ totalAmount }) => totalAmount);
  expect(totals).toContain('1030.00');

  const again = page.getByRole('button', { name: 'Order again' });
  await expect(again).toHaveCount(0);
  await completeOrders(bar.url);
  await page.reload();
  await again.click();
  await expect(dialog).toHaveAccessibleName('Your order');
  await expect(dialog.getByRole('button', { name: 'One more The Bliss Classic' })).toBeVisible();
});
