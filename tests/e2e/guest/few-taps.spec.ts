import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test } from '../support/bar-test';
import { bookerOn } from '../support/booking';
import { brunchOn } from '../support/brunch-guest';
import { codeFrom, earnPoints, fillJoinForm } from '../support/club-guest';
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

// Typing, and the code from the mail, are no taps: the sixth digit sends the code.
test('a guest who is known books a table with four taps and a brunch for two with eight', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  const table = bookerOn(page, 'en');
  await table.goThere();
  await table.fill();
  await table.section.getByLabel('Email').fill('ada@example.com');
  await table.submit.click();
  await expect(table.section.getByRole('heading', { name: table.words.sent })).toBeVisible();

  await test.step('a table', async () => {
    await page.goto(bar.url);
    const bookTable = page.getByRole('button', { name: 'Book Table' }).first();
    const again = table.section.getByRole('button', { name: table.words.another });
    for (const control of [bookTable, table.firstDay, table.time('20:00'), table.submit]) {
      await control.tap();
    }
    await expect(again).toBeVisible();
  });

  await test.step('a brunch', async () => {
    const { words, dialog } = brunchOn(page, 'en');
    const radio = (name: string) => dialog.getByRole('radio', { name, exact: true });
    const day = dialog.getByRole('group', { name: table.words.days }).getByRole('radio').nth(2);
    const goOn = dialog.getByRole('button', { name: words.goOn });
    await page.goto(bar.url);
    const open = page.getByRole('button', { name: words.book, exact: true });
    for (const control of [open, day, radio('20:00'), goOn]) await control.tap();
    for (const control of [radio('The Bliss Classic'), radio('Efes'), goOn]) await control.tap();
    await dialog.getByRole('button', { name: words.complete }).tap();
    await expect(page.getByText(words.success, { exact: true })).toBeVisible();
  });
});

test('a guest joins the club and later has a free dish in the cart, with six taps', async ({
  bar,
  context,
}) => {
  const page = await context.newPage();
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto(`${bar.url}/#club`);
  await button(/^Yes/).tap();
  await button('Join the club').tap();
  await fillJoinForm(dialog);
  await dialog.getByRole('button', { name: 'Join the club' }).tap();
  await expect(dialog.getByLabel('Code from the email')).toBeFocused();
  await page.keyboard.type(await codeFrom(bar.dataDir));
  await expect(page.getByText('Your email address is confirmed.', { exact: true })).toBeVisible();
  await earnPoints(page, bar);
  await page.goto(`${bar.url}/#club`);
  const dish = dialog.getByRole('button', { name: 'Onion Rings' });
  for (const control of [button(/See my club/), button('Redeem points'), dish]) {
    await control.tap();
  }
  await expect(page.getByText('Your free dish is in the cart.', { exact: true })).toBeVisible();
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
