import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { sendDelivery, sendOrder } from '../../../support/calls/guest-calls';
import { completeOrders } from '../../../support/calls/staff-calls';
import type { StaffScreen } from './staff-screen';
import { acknowledgeAlarm, goInside } from './staff-screen';

/** Finds the last ticket, the home delivery with wishes. */
function lastTicket(page: Page) {
  return page.getByRole('article').last();
}

/** Lists the board and all that opens from it. */
export const BOARD_SCREENS: readonly StaffScreen[] = [
  {
    name: 'the board with orders',
    async open(page, bar) {
      const codes = [await sendOrder(bar.url), await sendDelivery(bar.url)];
      await goInside(page, '/admin/orders');
      for (const code of codes) await expect(page.getByText(code).first()).toBeVisible();
      await acknowledgeAlarm(page, codes.length);
    },
  },
  {
    name: 'the menu of a ticket',
    async open(page) {
      await lastTicket(page)
        .getByRole('button', { name: /^More for/ })
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'the question before an order is cancelled',
    async open(page) {
      const cancel = 'Cancel the order';
      await goInside(page, '/admin/orders');
      await lastTicket(page)
        .getByRole('button', { name: /^More for/ })
        .click();
      await page.getByRole('menuitem', { name: cancel }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: cancel }).click();
      await expect(question.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'an order with wishes, address and history',
    async open(page) {
      await goInside(page, '/admin/orders');
      await lastTicket(page)
        .getByRole('button', { name: /^Details of/ })
        .click();
      await expect(page.getByRole('dialog').locator('time').first()).toBeVisible();
    },
  },
  {
    name: 'the all-day list',
    async open(page) {
      await goInside(page, '/admin/orders');
      await page.getByRole('button', { name: 'All day' }).click();
      // A wide board has it beside the tickets.
      const counts = page
        .getByRole('dialog')
        .or(page.getByRole('complementary', { name: 'All day' }));
      await expect(counts.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'the shortcuts',
    async open(page) {
      await goInside(page, '/admin/orders');
      await page.getByRole('button', { name: 'Shortcuts' }).click();
      await expect(page.getByRole('dialog').locator('kbd').first()).toBeVisible();
    },
  },
  {
    name: 'scanning an order',
    async open(page) {
      await goInside(page, '/admin/orders');
      await page.getByRole('button', { name: 'Scan order', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    },
  },
  {
    name: 'the orders as a list',
    async open(page) {
      await goInside(page, '/admin/orders/history');
      await expect(page.getByRole('row')).toHaveCount(3);
    },
  },
  {
    name: 'recent orders',
    async open(page, bar) {
      await completeOrders(bar.url);
      await goInside(page, '/admin/orders');
      await page.getByRole('button', { name: 'Recent' }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    },
  },
];
