import { expect } from '@playwright/test';
import type { StaffScreen } from './staff-screen';

/** The lists of the back office, and a record of each in its form. */
export const RECORD_SCREENS: readonly StaffScreen[] = [
  {
    name: 'the suppliers',
    async open(page, bar) {
      await page.goto(`${bar.url}/admin/suppliers`);
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
];
