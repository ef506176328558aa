import { expect, type Page } from '@playwright/test';
import { sendOrder } from '../support/guest-calls';
import type { RunningBar } from '../support/running-bar';
import type { Language } from './bar-test';
import { bookTomorrow } from './floor';

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
    name: 'a person’s own page',
    async open(page, bar) {
      await page.goto(`${bar.url}/admin/profile`);
      await expect(page.getByRole('heading', { name: 'Can Öztürk' })).toBeVisible();
    },
  },
  {
    name: 'a new password',
    async open(page, bar) {
      await page.goto(`${bar.url}/admin/change-password`);
      await expect(page.locator('input[autocomplete=new-password]')).toBeVisible();
    },
  },
  {
    name: 'a page that a role may not read',
    async open(page, bar) {
      await page.goto(`${bar.url}/admin/activity-logs`);
      await expect(page.locator('main').getByRole('link')).toBeVisible();
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
  {
    name: 'the floor',
    async open(page, bar) {
      await page.goto(`${bar.url}/admin/floor`);
      await expect(page.getByRole('button', { name: /S1,/ })).toBeVisible();
    },
  },
  {
    name: 'the timeline of an evening',
    async open(page, bar, language) {
      await bookTomorrow(bar.url, 'Owen Hale');
      await page.goto(`${bar.url}/admin/floor`);
      const [line, next] =
        language === 'en' ? ['Timeline', 'The day after'] : ['Zaman çizelgesi', 'Sonraki gün'];
      await page.getByRole('button', { name: line }).click();
      await page.getByRole('button', { name: next }).click();
      await expect(page.getByRole('button', { name: /Owen Hale/ }).first()).toBeVisible();
    },
  },
  {
    name: 'the tables of the house',
    async open(page, bar) {
      await page.goto(`${bar.url}/admin/tables`);
      await page.getByRole('button', { name: /S1,/ }).click();
      await expect(page.getByRole('textbox').first()).toBeVisible();
    },
  },
  {
    name: 'the sheet that one shift hands to the next',
    async open(page, bar) {
      await page.goto(`${bar.url}/admin/shift`);
      await expect(page.locator('main section h3').first()).toBeVisible();
    },
  },
];
