import { expect, type Page } from '@playwright/test';
import { sendOrder } from '../support/guest-calls';
import type { RunningBar } from '../support/running-bar';
import type { Language } from './bar-test';

/** A screen of the staff as it is looked at; the page is signed in, and each screen leaves it as it found it. */
export type StaffScreen = {
  name: string;
  open(page: Page, bar: RunningBar, language: Language): Promise<void>;
};

export const STAFF_SCREENS: readonly StaffScreen[] = [
  {
    name: 'the dashboard',
    async open(page, bar) {
      await sendOrder(bar.url);
      await page.goto(`${bar.url}/admin/dashboard`);
      await expect(page.getByText('₺210').first()).toBeVisible();
    },
  },
  {
    name: 'the board with an order',
    async open(page, bar) {
      const code = await sendOrder(bar.url);
      await page.goto(`${bar.url}/admin/orders`);
      await expect(page.getByText(code).first()).toBeVisible();
    },
  },
];
