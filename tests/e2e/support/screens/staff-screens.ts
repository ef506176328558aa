import { expect } from '@playwright/test';
import { BOARD_SCREENS } from './board-screens';
import { BRUNCH_SCREENS, DESK_SCREENS } from './desk-screens';
import { MARKETING_SCREENS } from './marketing-screens';
import { OFFICE_SCREENS } from './office-screens';
import { PAD_SCREENS } from './pad-screens';
import { MENU_SCREENS, PAYMENT_SCREENS, RECORD_SCREENS, STOCK_SCREENS } from './record-screens';
import type { StaffScreen } from './staff-screen';
import { goInside } from './staff-screen';
import { TABLE_SCREENS } from './table-screens';
import { BILL_SCREENS, DAY_SCREENS } from './till-screens';

/** Lists every staff screen and dialog by the part of the evening. */
export const STAFF_SCREENS: Readonly<Record<string, readonly StaffScreen[]>> = {
  orders: BOARD_SCREENS,
  bookings: DESK_SCREENS,
  brunches: BRUNCH_SCREENS,
  floor: TABLE_SCREENS,
  bills: BILL_SCREENS,
  pad: PAD_SCREENS,
  office: OFFICE_SCREENS,
};

/** Lists the screens that only an owner sees, with the page of the owner's invitation. */
export const OWNER_SCREENS: readonly StaffScreen[] = [
  {
    name: 'the card payments with the owner’s switch',
    async open(page, bar) {
      await goInside(page, '/admin/payments');
      const paysByCard = page.getByRole('checkbox', { name: 'Guests can pay orders by card' });
      await paysByCard.check();
      await expect(async () => {
        const venue = await (await fetch(`${bar.url}/api/venue`)).json();
        expect(venue.cardOrders).toBe(true);
      }).toPass();
    },
  },
  {
    name: 'the settings with a value that is refused',
    async open(page) {
      await goInside(page, '/admin/settings');
      await page.getByLabel('Delivery fee').fill('free');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText(/^Enter an amount in lira/)).toBeVisible();
    },
  },
  {
    name: 'a drawer of the settings',
    async open(page) {
      await page.getByRole('button', { name: 'Add a drawer' }).click();
      await expect(page.getByRole('dialog')).toContainText('Belongs to');
    },
  },
  {
    name: 'the staff accounts',
    async open(page, bar) {
      await page.goto(`${bar.url}/admin/staff`);
      await expect(page.getByRole('button', { name: 'Elif' })).toBeVisible();
    },
  },
  {
    name: 'a staff account with its invitation link',
    async open(page) {
      await page.getByRole('button', { name: 'Elif' }).click();
      await page.getByRole('button', { name: 'Link for a new password' }).click();
      await expect(page.getByText('/admin/invitation#')).toBeVisible();
    },
  },
  {
    name: 'an invitation',
    async open(page) {
      await page.goto((await page.getByText('/admin/invitation#').textContent()) ?? '');
      await expect(page.locator('input[autocomplete=new-password]')).toBeVisible();
    },
  },
];

/** Lists the screens that managers see and the bar's staff do not. */
export const MANAGER_SCREENS: Readonly<Record<string, readonly StaffScreen[]>> = {
  menu: MENU_SCREENS,
  records: RECORD_SCREENS,
  stock: STOCK_SCREENS,
  payments: PAYMENT_SCREENS,
  marketing: MARKETING_SCREENS,
  day: DAY_SCREENS,
};
