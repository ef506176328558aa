import { expect } from '@playwright/test';
import { sendMessage, sendOrder } from '../../../support/calls/guest-calls';
import type { StaffScreen } from './staff-screen';
import { acknowledgeAlarm, goInside } from './staff-screen';

/** Lists dashboard, personal pages, menu and shift report. */
export const OFFICE_SCREENS: readonly StaffScreen[] = [
  {
    name: 'the dashboard',
    async open(page, bar) {
      await sendOrder(bar.url);
      await goInside(page, '/admin/dashboard');
      await acknowledgeAlarm(page, 1);
      await expect(page.getByText('₺210').first()).toBeVisible();
    },
  },
  {
    name: 'the profile',
    async open(page) {
      await goInside(page, '/admin/profile');
      await expect(page.getByRole('heading', { name: 'Can Öztürk' })).toBeVisible();
    },
  },
  {
    name: 'changing the password',
    async open(page) {
      await goInside(page, '/admin/change-password');
      await expect(page.locator('input[autocomplete=new-password]')).toBeVisible();
    },
  },
  {
    name: 'a page that a role may not read',
    async open(page) {
      await goInside(page, '/admin/activity-logs');
      await expect(page.locator('main').getByRole('link')).toBeVisible();
    },
  },
  {
    name: 'the messages',
    async open(page, bar) {
      await sendMessage(bar.url, { name: 'Deniz', subject: 'A lost scarf' });
      await goInside(page, '/admin/contact-messages');
      await expect(page.getByRole('button', { name: 'Deniz', exact: true })).toBeVisible();
    },
  },
  {
    name: 'a message with an empty reply',
    async open(page) {
      await page.getByRole('button', { name: 'Deniz', exact: true }).click();
      await page.getByRole('button', { name: 'Send the reply' }).click();
      await expect(page.getByText('Write a reply first')).toBeVisible();
    },
  },
  {
    name: 'the shift report',
    async open(page) {
      await goInside(page, '/admin/shift');
      await expect(page.locator('main section h3').first()).toBeVisible();
    },
  },
  {
    name: 'a new kiosk with mistakes',
    async open(page) {
      await page.getByRole('button', { name: 'Add a kiosk' }).click();
      await page.getByRole('button', { name: 'Add this kiosk' }).click();
      await expect(page.getByRole('dialog').getByText('Six digits.')).toBeVisible();
    },
  },
  {
    name: 'the menu items',
    async open(page) {
      await goInside(page, '/admin/menu/items');
      await expect(page.getByRole('switch', { name: /The Bliss Classic/ }).first()).toBeVisible();
    },
  },
];
