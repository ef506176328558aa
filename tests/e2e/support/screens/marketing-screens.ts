import { expect } from '@playwright/test';
import { announce, COFFEE_HOUR, JAZZ, QUIZ } from '../looks/announced';
import type { StaffScreen } from './staff-screen';
import { goInside } from './staff-screen';

/** Visits the campaigns and the announcements, and one of each in its form. */
export const MARKETING_SCREENS: readonly StaffScreen[] = [
  {
    name: 'the campaigns',
    async open(page) {
      await goInside(page, '/admin/marketing');
      await expect(page.getByRole('tab', { name: 'Campaigns', selected: true })).toBeVisible();
      await expect(page.getByText('Nothing here yet')).toBeVisible();
    },
  },
  {
    name: 'a new campaign',
    async open(page) {
      await page.getByRole('button', { name: /^New/ }).click();
      await expect(page.getByRole('dialog').getByLabel('Subject (English)')).toBeVisible();
    },
  },
  {
    name: 'the announcements',
    async open(page, bar) {
      for (const one of [JAZZ, COFFEE_HOUR, QUIZ]) await announce(bar.url, one);
      await goInside(page, '/admin/marketing?tab=announcements');
      await expect(page.getByRole('button', { name: QUIZ.titleEn })).toBeVisible();
    },
  },
  {
    name: 'a happy hour whose words are refused',
    async open(page) {
      await page.getByRole('button', { name: COFFEE_HOUR.titleEn }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Title (English)').fill('Two beers for one');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByRole('alert')).toContainText('“beers”');
    },
  },
];
