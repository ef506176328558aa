import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { sendOrder } from '../../../support/calls/guest-calls';
import { moveOrder, ordersAtTheBar } from '../../../support/calls/staff-calls';
import { SECOND_PHONE, scanT7 } from '../seated-table';
import type { StaffScreen } from './staff-screen';
import { goInside } from './staff-screen';

const dialog = (page: Page) => page.getByRole('dialog').last();

function act(name: string, shown: string): (page: Page) => Promise<void> {
  return async (page) => {
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
    await page
      .getByRole('group', { name: 'Chosen lines' })
      .getByRole('button', { name, exact: true })
      .click();
    await expect(dialog(page)).toContainText(shown);
  };
}

/** Lists the bills and what staff do to their lines. */
export const BILL_SCREENS: readonly StaffScreen[] = [
  {
    name: 'the open bills',
    async open(page, bar) {
      await scanT7(bar, SECOND_PHONE);
      await sendOrder(bar.url, { tableNumber: 'T7', seat: SECOND_PHONE, guestName: 'Ada Kaya' });
      await sendOrder(bar.url, { tableNumber: 'T99', guestName: 'Kaan' });
      for (const { code } of await ordersAtTheBar(bar.url)) {
        await moveOrder(bar.url, code, { status: 'preparing' });
      }
      await goInside(page, '/admin/bills');
      await expect(page.getByRole('button', { name: /^T7/ })).toBeVisible();
    },
  },
  {
    name: 'a bill with a chosen line',
    async open(page) {
      await page.getByRole('button', { name: /^T7/ }).click();
      await page.locator('button[aria-pressed]', { hasText: '1×' }).first().click();
      await expect(page.getByRole('group', { name: 'Chosen lines' })).toBeVisible();
    },
  },
  { name: 'a line that is taken off', open: act('Take off', 'Reason') },
  { name: 'a discount', open: act('Discount', 'Reason') },
  { name: 'a dish that is made again', open: act('Make again', 'Reason') },
  { name: 'another bill for a line', open: act('Move', 'T7') },
  {
    name: 'a manager’s approval',
    async open(page) {
      await act('On the house', 'Reason')(page);
      await page.getByRole('button', { name: 'Waited too long' }).click();
      await dialog(page)
        .getByRole('button', { name: /^On the house/ })
        .click();
      await expect(page.getByText('A manager approves')).toBeVisible();
    },
  },
  {
    name: 'another bill to merge with',
    async open(page) {
      await goInside(page, '/admin/bills');
      await page.getByRole('button', { name: /Kaan/ }).click();
      await page.getByRole('button', { name: 'Merge with another bill' }).click();
      await expect(dialog(page)).toContainText('With this bill');
    },
  },
];

/** Lists the close of a day. */
export const DAY_SCREENS: readonly StaffScreen[] = [
  {
    name: 'the close of the day',
    async open(page) {
      await goInside(page, '/admin/day');
      await expect(page.getByRole('button', { name: 'Close the day' })).toBeVisible();
    },
  },
  {
    name: 'a count of cash',
    async open(page) {
      await page.getByRole('button', { name: 'Count the cash' }).first().click();
      await expect(dialog(page)).toContainText('Float that stays');
      // A manager sees neither what should be there nor what was taken until the count is saved.
      await expect(page.getByText(/expected/i)).toHaveCount(0);
      await expect(page.getByText('Revenue')).toHaveCount(0);
    },
  },
  {
    name: 'cash in or out of a drawer',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Cash in or out' }).first().click();
      await expect(dialog(page)).toContainText('Amount');
    },
  },
];
