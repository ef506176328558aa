import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { StaffScreen } from './staff-screen';
import { goInside } from './staff-screen';

const dialog = (page: Page) => page.getByRole('dialog').last();

/** Lists the waiter's entry with its states. */
export const PAD_SCREENS: readonly StaffScreen[] = [
  {
    name: 'whom a new order is for',
    async open(page) {
      await goInside(page, '/admin/orders/new');
      await expect(page.getByRole('button', { name: 'New tab' })).toBeVisible();
    },
  },
  {
    name: 'the options of a burger',
    async open(page) {
      await page.getByRole('button', { name: /^T4/ }).click();
      await page.getByRole('button', { name: 'Burgers', exact: true }).click();
      await page.getByRole('button', { name: /^The Bliss Classic ₺/ }).click();
      await expect(page.getByRole('group', { name: 'Fries' })).toBeVisible();
    },
  },
  {
    name: 'a round at a table',
    async open(page) {
      await page.getByLabel('Note for the kitchen').fill('No onion');
      await page.getByRole('button', { name: 'Seasoned' }).click();
      await page.getByRole('button', { name: 'Beers', exact: true }).click();
      await page.getByRole('button', { name: /^Efes/ }).first().click();
      await expect(page.getByRole('region', { name: 'New round' })).toContainText('No onion');
    },
  },
  {
    name: 'a line of the round',
    async open(page) {
      await page.getByRole('button', { name: /^1×.*No onion/ }).click();
      await dialog(page).getByLabel('Allergy').fill('Sesame');
    },
  },
  {
    name: 'whose points a bill earns',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Points for a member' }).click();
      await dialog(page).getByRole('searchbox').fill('nobody');
      await expect(dialog(page)).toContainText('No member found');
    },
  },
  {
    name: 'a search for a dish that the menu does not have',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox').fill('sushi');
      await expect(page.getByText('No dish has that name')).toBeVisible();
    },
  },
  {
    name: 'a delivery by phone without its address',
    async open(page) {
      await goInside(page, '/admin/orders/new?for=delivery');
      await page.getByRole('button', { name: 'Soft Drinks', exact: true }).click();
      await page
        .getByRole('region', { name: 'Dishes' })
        .getByRole('listitem')
        .first()
        .getByRole('button')
        .click();
      await page.getByRole('button', { name: /^Send/ }).click();
      await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
    },
  },
];
