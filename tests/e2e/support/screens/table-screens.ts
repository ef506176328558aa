import { expect } from '@playwright/test';
import { askForBillAtT7 } from '../seated-table';
import { bookTomorrow } from '../table-plan';
import type { StaffScreen } from './staff-screen';
import { goInside } from './staff-screen';

/** Lists the venue's tables and the parties at them. */
export const TABLE_SCREENS: readonly StaffScreen[] = [
  {
    name: 'the floor',
    async open(page) {
      await goInside(page, '/admin/floor');
      await expect(page.getByRole('button', { name: /S1,/ })).toBeVisible();
    },
  },
  {
    name: 'a walk-in',
    async open(page) {
      await page.getByRole('button', { name: 'Walk-in', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'one table with its bookings',
    async open(page) {
      await goInside(page, '/admin/floor');
      await page.getByRole('button', { name: /S1,/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the timeline of an evening',
    async open(page, bar) {
      await bookTomorrow(bar.url, 'Owen Hale');
      await goInside(page, '/admin/floor');
      await page.getByRole('button', { name: 'Timeline' }).click();
      await page.getByRole('button', { name: 'The day after' }).click();
      await expect(page.getByRole('button', { name: /Owen Hale/ }).first()).toBeVisible();
    },
  },
  {
    name: 'another table for a booking',
    async open(page) {
      await page
        .getByRole('button', { name: /Owen Hale/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').locator('select')).toBeVisible();
    },
  },
  {
    name: 'the table editor',
    async open(page) {
      await goInside(page, '/admin/tables');
      await page.getByRole('button', { name: /S1,/ }).click();
      await expect(page.getByRole('textbox').first()).toBeVisible();
    },
  },
  {
    name: 'a table that asks for its bill',
    async open(page, bar) {
      await askForBillAtT7(bar);
      await goInside(page, '/admin/floor');
      await expect(page.getByRole('region', { name: 'Calls from tables' })).toContainText('T7');
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('button', { name: /T7,/ }).click();
      await expect(page.getByRole('dialog').getByRole('region', { name: 'Bill' })).toBeVisible();
    },
  },
  {
    name: 'another table for a party',
    async open(page) {
      await page.getByRole('button', { name: 'Move table' }).click();
      await expect(page.getByRole('dialog').last().getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'a table that is closed without a bill',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Close table' }).click();
      await expect(page.getByRole('region', { name: 'Bill' })).toBeHidden();
    },
  },
];
