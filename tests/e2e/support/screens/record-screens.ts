import { expect } from '@playwright/test';
import { joinClub } from '../../../support/calls/guest-calls';
import { addNetworkPrinter } from '../../../support/calls/staff-calls';
import { photo } from '../../../support/data/test-pictures';
import {
  payDeposit,
  payOrder,
  payTestAmount,
  takeCards,
} from '../../../support/payments/card-payments';
import type { StaffScreen } from './staff-screen';
import { acknowledgeAlarm, goInside } from './staff-screen';

/** Visits the menu's lists, and a record of each in its form. */
export const MENU_SCREENS: readonly StaffScreen[] = [
  {
    name: 'the categories of the menu',
    async open(page) {
      await goInside(page, '/admin/menu/categories');
      await expect(page.getByRole('button', { name: 'Burgers' })).toBeVisible();
    },
  },
  {
    name: 'the order of the categories',
    async open(page) {
      await page.getByRole('button', { name: 'Rearrange' }).click();
      await expect(page.getByRole('button', { name: 'Burgers: down' })).toBeVisible();
    },
  },
  {
    name: 'an item of the menu in its form, with its card',
    async open(page) {
      await goInside(page, '/admin/menu/items/edit?id=1');
      await expect(page.getByRole('dialog').locator('article').last()).toBeAttached();
    },
  },
  {
    name: 'a photo of an item in its frame',
    async open(page) {
      await goInside(page, '/admin/menu/items/edit?id=1');
      await page.getByRole('button', { name: 'Change the picture' }).click();
      const file = { name: 'burger.png', mimeType: 'image/png' };
      const buffer = Buffer.from(await photo('png', 900, 700));
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ ...file, buffer });
      await expect(page.getByRole('application')).toBeVisible();
      await expect(page.getByRole('dialog').last().locator('article')).toBeVisible();
    },
  },
  {
    name: 'many photos, one without a dish',
    async open(page) {
      await goInside(page, '/admin/menu/items/edit');
      await page.getByRole('button', { name: 'Upload many photos' }).click();
      const buffer = Buffer.from(await photo('png', 900, 700));
      const files = ['bliss-classic.png', 'IMG_2041.png'].map((name) => ({
        name,
        mimeType: 'image/png',
        buffer,
      }));
      await page.locator('input[type=file]').setInputFiles(files);
      await expect(page.getByRole('button', { name: 'Upload (1)' })).toBeVisible();
    },
  },
  {
    name: 'many prices',
    async open(page) {
      await goInside(page, '/admin/menu/items/edit');
      await page.getByRole('button', { name: 'Change many prices' }).click();
      await page.getByRole('textbox', { name: 'Per cent' }).fill('10');
      await expect(page.getByRole('button', { name: /Save \(\d+\)/ })).toBeVisible();
    },
  },
  {
    name: 'a change of the menu at a set time',
    async open(page, bar) {
      await page.goto(`${bar.url}/admin/menu/items/schedule?id=new`);
      await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
    },
  },
  {
    name: 'the question for the allergens of a new item',
    async open(page) {
      await goInside(page, '/admin/menu/items/edit?id=new');
      const form = page.getByRole('dialog');
      await form.getByLabel('English name').fill('Club Sandwich');
      await form.getByLabel('Category').selectOption({ label: 'Small Plates' });
      await form.getByLabel('Price').fill('320');
      await form.getByRole('button', { name: 'Save' }).click();
      const question = page.getByRole('dialog').last();
      await expect(question.getByText('Save as not checked')).toBeVisible();
    },
  },
];

const DIFFERENCES = {
  day: '2026-07-03',
  matched: 4,
  onlyBank: [{ transactionId: '019FBF37A1B27C008F3A5D0CE1B2A9F4', amount: '480.00' }],
  onlyOurs: [{ id: 'test', amount: '100.00', purpose: 'test', refId: null }],
};

/** Visits the list of card payments, one payment and the refund form. */
export const PAYMENT_SCREENS: readonly StaffScreen[] = [
  {
    name: 'an order that was paid by card',
    async open(page, bar) {
      await takeCards(bar);
      const { orderId } = await payOrder(bar.url);
      await page.goto(`${bar.url}/admin/orders?id=${orderId}`);
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Refund' })).toBeVisible();
    },
  },
  {
    name: 'the dashboard while a card payment needs attention',
    async open(page, bar) {
      await bar.close();
      await bar.editWhileClosed(`UPDATE payment SET attention = 'bank_differs'`);
      await bar.editWhileClosed(
        `INSERT INTO payment_settlement (mode, day, report, checked_at, is_open)
          VALUES ('simulator', '2026-07-03', '${JSON.stringify(DIFFERENCES)}', 4e12, 1)`,
      );
      await bar.open();
      await page.goto(`${bar.url}/admin/dashboard`);
      await acknowledgeAlarm(page, 1);
      await expect(page.getByText('2 need attention')).toBeVisible();
    },
  },
  {
    name: 'the shift report while a card payment needs attention',
    async open(page) {
      await goInside(page, '/admin/shift');
      await expect(page.getByText('Card payments that need attention')).toBeVisible();
      await expect(page.getByText('Ada Kaya')).toBeVisible();
      await expect(page.getByText('The bank’s list differs from ours')).toBeVisible();
    },
  },
  {
    name: 'a brunch whose deposit was paid by card',
    async open(page, bar) {
      const { id } = await payDeposit(bar.url);
      await goInside(page, `/admin/reservations/brunch?id=${id}`);
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Refund' })).toBeVisible();
    },
  },
  {
    name: 'the card payments',
    async open(page, bar) {
      await payTestAmount(bar.url, '6');
      await goInside(page, '/admin/payments');
      await expect(page.getByText('Test payment').last()).toBeVisible();
      await expect(page.getByText('Only in the bank’s list')).toBeVisible();
    },
  },
  {
    name: 'a refund of a card payment',
    async open(page) {
      await page.getByRole('button', { name: 'Refund' }).first().click();
      await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible();
    },
  },
];

/** Visits the other lists of the back office, and a record of each in its form. */
export const RECORD_SCREENS: readonly StaffScreen[] = [
  {
    name: 'the suppliers',
    async open(page) {
      await goInside(page, '/admin/suppliers');
      await expect(page.getByRole('button', { name: 'Likya Et' })).toBeVisible();
    },
  },
  {
    name: 'a supplier',
    async open(page) {
      await page.getByRole('button', { name: 'Likya Et' }).click();
      await expect(page.getByRole('dialog').locator('textarea').first()).toBeVisible();
    },
  },
  {
    name: 'the printers',
    async open(page, bar) {
      await addNetworkPrinter(bar.url);
      await goInside(page, '/admin/printers');
      await expect(page.getByText('Latest printouts')).toBeVisible();
    },
  },
  {
    name: 'a new printer in its form',
    async open(page) {
      await page.getByRole('button', { name: 'Add a printer' }).click();
      await expect(page.getByRole('dialog').getByLabel('Substitute')).toBeVisible();
    },
  },
  {
    name: 'the customers',
    async open(page, bar) {
      await joinClub(bar.url);
      await goInside(page, '/admin/customers');
      await expect(page.getByRole('button', { name: 'Ada Kaya' })).toBeVisible();
    },
  },
  {
    name: 'a customer, whose points are corrected',
    async open(page) {
      await page.getByRole('button', { name: 'Ada Kaya' }).click();
      await page.getByRole('button', { name: 'Correct the points' }).click();
      await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible();
    },
  },
  {
    name: 'the financials',
    async open(page) {
      await goInside(page, '/admin/financials');
      await expect(page.locator('#report')).toBeVisible();
      await expect(page.locator('#breakdown')).toBeVisible();
    },
  },
];

/** Visits the stock: its items, the purchase orders, the recipes and the counting sheet. */
export const STOCK_SCREENS: readonly StaffScreen[] = [
  {
    name: 'the stock',
    async open(page) {
      await goInside(page, '/admin/inventory');
      await expect(page.locator('tbody tr').first()).toBeVisible();
    },
  },
  {
    name: 'a stock item',
    async open(page) {
      await page.locator('tbody tr button').first().click();
      await page.getByRole('button', { name: 'Record waste' }).click();
      await expect(page.getByRole('dialog').getByLabel('Reason')).toBeVisible();
    },
  },
  {
    name: 'the order list',
    async open(page) {
      await goInside(page, '/admin/inventory/order-list');
      await expect(page.getByRole('textbox').first()).toBeVisible();
    },
  },
  {
    name: 'the recipes',
    async open(page) {
      await goInside(page, '/admin/inventory/recipes');
      await expect(page.getByRole('button', { name: /^The Bliss Classic/ }).first()).toBeVisible();
    },
  },
  {
    name: 'a recipe',
    async open(page) {
      await page
        .getByRole('button', { name: /^The Bliss Classic/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Another ingredient').selectOption({ index: 1 });
      await dialog.getByRole('button', { name: 'Add' }).click();
      await expect(dialog.getByRole('textbox').last()).toBeVisible();
    },
  },
  {
    name: 'the counting sheet',
    async open(page, bar) {
      await page.goto(`${bar.url}/admin/inventory/count`);
      await page.getByRole('textbox').nth(1).fill('3');
      await expect(page.getByRole('button', { name: 'Save the count 1 item' })).toBeVisible();
    },
  },
];
