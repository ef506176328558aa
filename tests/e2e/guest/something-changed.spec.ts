import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { inspect } from '../support/looks/inspect';
import { askAtOnce } from '../support/staff';
import { fillCart, readMenu } from '../support/walking-order';

test('prices changed while the bar was out of reach: old and new are shown, one tap accepts; of dishes that are all sold out nothing can be accepted', async ({
  bar,
  context,
}) => {
  const menu = await readMenu(bar.url);
  const page = await openMenu(context, bar.url, 'tr');
  const guest = guestOn(page, 'tr');
  const oldTotal = await fillCart(guest, 'tr', menu);
  await guest.goToPayment();
  await bar.close();
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
  await bar.editWhileClosed('UPDATE menu_item SET price_kurus = price_kurus + 5000 WHERE id = 1');
  await bar.editWhileClosed('UPDATE menu_item SET is_available = 0 WHERE id = 25');
  await bar.open();
  await askAtOnce(page);

  await expect(page.getByText(guest.words.changed)).toBeVisible();
  await inspect(page, 'something changed');
  expect(await ordersAtTheBar(bar.url)).toEqual([]);
  await page.getByRole('button', { name: guest.words.acceptAndSend }).click();
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  const side = menu.find((item) => item.id === 25);
  const newTotal = (Number(oldTotal) + 50 - Number(side?.price)).toFixed(2);
  const orders = await ordersAtTheBar(bar.url);
  expect(orders.map((order) => order.totalAmount)).toEqual([newTotal]);

  await test.step('all that was ordered is sold out: it is named, and there is nothing to say yes to', async () => {
    await page.goto(bar.url);
    await guest.add('Ev Yapımı Limonata');
    await guest.goToPayment();
    await bar.close();
    await guest.placeOrder();
    await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
    await bar.editWhileClosed('UPDATE menu_item SET is_available = 0 WHERE id = 151');
    await bar.open();
    await askAtOnce(page);
    await expect(page.getByText(guest.words.changed)).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Ev Yapımı Limonata' }),
    ).toContainText('Az önce tükendi');
    await expect(page.getByRole('button', { name: guest.words.acceptAndSend })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Değiştir' })).toBeVisible();
    expect(await ordersAtTheBar(bar.url)).toHaveLength(1);
  });
});
