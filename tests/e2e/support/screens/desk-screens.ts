import { expect } from '@playwright/test';
import { seatBrunches, sendBooking } from '../../../support/evenings/booked-evening';
import type { StaffScreen } from './staff-screen';
import { goInside } from './staff-screen';

/** Lists the screens of table bookings, with an open booking beside them. */
export const DESK_SCREENS: readonly StaffScreen[] = [
  {
    name: 'table bookings',
    async open(page, bar) {
      await sendBooking(bar.url, 'table');
      await goInside(page, '/admin/reservations/tables');
      await expect(page.getByRole('button', { name: /^Ada Kaya/ })).toBeVisible();
    },
  },
  {
    name: 'a table booking with its phone number shown',
    async open(page) {
      await page.getByRole('button', { name: /^Ada Kaya/ }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Ada Kaya$/ })
        .first()
        .click();
      await expect(page.getByText('+90 532 123 45 67')).toBeVisible();
    },
  },
  {
    name: 'the form of a new booking for a known guest',
    async open(page) {
      await goInside(page, '/admin/reservations/tables');
      await page.getByRole('button', { name: 'New booking' }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('button', { name: 'Tomorrow' }).click();
      await form.getByRole('textbox', { name: 'Phone' }).fill('4567');
      await expect(form.getByRole('button', { name: /^Ada Kaya/ })).toBeVisible();
    },
  },
  {
    name: 'the waitlist with a walk-in that a free table fits',
    async open(page) {
      await goInside(page, '/admin/reservations/tables');
      await page.getByRole('button', { name: /^Waitlist/ }).click();
      await page.getByRole('button', { name: 'Add a party' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Deniz');
      await page.getByRole('button', { name: 'Put on the waitlist' }).click();
      await expect(page.getByRole('button', { name: /^Offer table/ })).toBeVisible();
    },
  },
  {
    name: 'the question before a booking is declined',
    async open(page) {
      await goInside(page, '/admin/reservations/tables');
      await page.getByRole('button', { name: /^Ada Kaya/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'bookings found by digits of the phone',
    async open(page) {
      await goInside(page, '/admin/reservations/tables');
      await page.getByRole('searchbox', { name: 'Search bookings' }).fill('123 45');
      await expect(page.getByRole('heading', { name: 'Coming' })).toBeVisible();
    },
  },
];

/** Lists the screens of brunch bookings. */
export const BRUNCH_SCREENS: readonly StaffScreen[] = [
  {
    name: 'brunch bookings while drinks run, before the last call and after the end',
    async open(page, bar) {
      await sendBooking(bar.url, 'brunch');
      await seatBrunches(bar, [
        { name: 'Burak', minutes: 20 },
        { name: 'Lale', minutes: 80 },
        { name: 'Deniz', minutes: 95 },
        { name: 'Ekin', minutes: null },
      ]);
      await goInside(page, '/admin/reservations/brunch');
      await expect(page.getByRole('button', { name: /^Ekin/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /Lale/ })).toBeVisible();
    },
  },
  {
    name: 'a brunch that waits for its deposit',
    async open(page) {
      await page.getByRole('button', { name: /^Ada Kaya/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the deposit of a brunch',
    async open(page) {
      await page.getByRole('dialog').getByRole('button', { name: 'Deposit paid' }).click();
      await expect(page.getByRole('dialog').last()).toContainText('Deposit of Ada Kaya');
    },
  },
  {
    name: 'a brunch party that has come',
    async open(page) {
      await goInside(page, '/admin/reservations/brunch');
      await page.getByRole('button', { name: /^Ekin/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Party is here' }).click();
      await expect(page.getByRole('dialog').last()).toContainText('People who came');
    },
  },
];
