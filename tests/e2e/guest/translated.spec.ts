import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import {
  brunchesAtTheBar,
  moveOrder,
  ordersAtTheBar,
  tableBookingsAtTheBar,
} from '../../support/calls/staff-calls';
import { openMenu, test } from '../support/bar-test';
import { bookerOn } from '../support/booking';
import { brunchOn, dayFromNow } from '../support/brunch-guest';
import { fillJoinForm } from '../support/club-guest';
import { guestOn } from '../support/guest';
import { translatePages } from '../support/looks/translator';
import { expectStep, fillCart, readMenu } from '../support/walking-order';

test.beforeEach(({ context }) => translatePages(context));

async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('h1 font').first()).toBeVisible();
}

test('a page that the browser translates orders to a table, and its order page tells each state', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await expectTranslated(page);
  await fillCart(guest, 'en', await readMenu(bar.url));
  await guest.goToPayment();
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  await expectTranslated(page);
  const [order] = await ordersAtTheBar(bar.url);
  for (const [status, words] of [
    ['confirmed', 'Confirmed'],
    ['preparing', 'Being prepared'],
    ['ready', 'Ready'],
    ['completed', 'Completed'],
  ] as const) {
    await moveOrder(bar.url, order?.code ?? '', { status });
    await expectStep(page, words);
  }
});

test('a page that the browser translates orders a delivery', async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await expectTranslated(page);
  await guest.addWith('The Bliss Classic', guest.words.plainFries);
  await guest.viewOrder();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'One more The Bliss Classic' }).click();
  await dialog.getByRole('radio', { name: guest.words.delivery }).click();
  await dialog.getByLabel('Full name').fill('Ada Kaya');
  await dialog.getByLabel('Phone number').fill('0532 123 45 67');
  await dialog.getByLabel('Address').fill('Karagözler 1, Fethiye');
  await guest.placeOrder();
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  expect(await ordersAtTheBar(bar.url)).toMatchObject([{ totalAmount: '1330.00' }]);
});

test('a page that the browser translates books a table and a brunch and joins the club', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  const table = bookerOn(page, 'en');
  await table.goThere();
  await table.fill();
  await table.submit.click();
  await expect(table.section.getByRole('heading', { name: table.words.sent })).toBeVisible();
  expect(await tableBookingsAtTheBar(bar.url)).toHaveLength(1);

  await page.goto(`${bar.url}/?d=brunch`);
  const { words, dialog, ...brunch } = brunchOn(page, 'en');
  await brunch.chooseSlot(dayFromNow(2));
  await brunch.chooseFoodAndDrink(words.tenders, words.wine);
  await brunch.fillGuest();
  await brunch.complete();
  await expect(page.getByText(words.success, { exact: true }).first()).toBeVisible();
  expect(await brunchesAtTheBar(bar.url)).toHaveLength(1);

  await page.goto(`${bar.url}/?d=account&mode=join`);
  await fillJoinForm(dialog);
  await dialog.getByRole('button', { name: 'Join the club' }).click();
  await expect(dialog.getByText('Hello, Ada')).toBeVisible();
  await expect(dialog.locator('font').first()).toBeVisible();
});
