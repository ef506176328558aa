import { expect, type Locator, type Page } from '@playwright/test';
import { ordersAtTheBar } from '../../support/calls/staff-calls';
import { test } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { cardOfT7 } from '../support/seated-table';

test.use({ hasTouch: true });

test('a burger with fries is ordered with six taps on a first visit, with five by the code on the table, and again with three', async ({
  bar,
  browser,
}) => {
  const phone = await browser.newContext();
  const page = await phone.newPage();
  const { words, yes, add, fries, view, table, place, cart, again } = controlsOn(page);

  await test.step('first visit', async () => {
    await page.goto(bar.url);
    for (const control of [yes, add, fries, view, table]) await control.tap();
    await page.keyboard.type('t 4');
    await expect(page.getByText('Outdoor · table T4')).toBeVisible();
    await place.tap();
    await expect(page.getByRole('heading', { name: words.confirmed })).toBeVisible();
  });

  await test.step('the same again', async () => {
    await page.goto(bar.url);
    for (const control of [cart, again, place]) await control.tap();
    await expect(page.getByRole('heading', { name: words.confirmed })).toBeVisible();
    const tables = (await ordersAtTheBar(bar.url)).map(({ tableNumber }) => tableNumber);
    expect(tables).toEqual(['T4', 'T4']);
    await phone.close();
  });

  await test.step('by the code on the table', async () => {
    const other = await browser.newContext();
    const scanned = await other.newPage();
    await scanned.goto(bar.url + cardOfT7(bar));
    const guest = controlsOn(scanned);
    for (const control of [guest.yes, guest.add, guest.fries, guest.view]) await control.tap();
    await expect(scanned.getByText('Outdoor · table T7')).toBeVisible();
    await guest.place.tap();
    await expect(scanned.getByRole('heading', { name: words.confirmed })).toBeVisible();
    await other.close();
  });
});

function controlsOn(page: Page) {
  const { words } = guestOn(page, 'en');
  const button = (name: string | RegExp): Locator =>
    page.getByRole('button', { name, exact: true });
  return {
    words,
    yes: button(/^Yes/),
    add: button('Add: The Bliss Classic'),
    fries: button(words.plainFries),
    view: button(words.viewOrder),
    table: page.getByLabel(words.tableNumber),
    place: button(words.placeOrder),
    cart: button('Cart'),
    again: button('Order again'),
  };
}
