import { expect, type Page } from '@playwright/test';
import { sendDelivery, sendOrder } from '../support/guest-calls';
import { completeOrders } from '../support/staff-calls';
import type { Language } from './bar-test';
import { answerTheCall, type StaffScreen } from './staff-screen';

const WORDS = {
  en: {
    more: /^More for/,
    details: /^Details of/,
    cancel: 'Cancel the order',
    allDay: 'All day',
    help: 'Keys and hand',
    takeIn: 'Take in',
    recent: 'Recent',
  },
  tr: {
    more: /^Diğer işlemler/,
    details: /^Ayrıntılar/,
    cancel: 'Siparişi iptal et',
    allDay: 'Toplam hazırlanacak',
    help: 'Tuşlar ve el',
    takeIn: 'Teslim al',
    recent: 'Geçmiş',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

/** The home delivery with wishes is the last ticket. */
function lastTicket(page: Page) {
  return page.getByRole('article').last();
}

/** The board, and all that opens from it. */
export const BOARD_SCREENS: readonly StaffScreen[] = [
  {
    name: 'the board with orders',
    async open(page, bar, language) {
      const codes = [await sendOrder(bar.url), await sendDelivery(bar.url)];
      await page.goto(`${bar.url}/admin/orders`);
      for (const code of codes) await expect(page.getByText(code).first()).toBeVisible();
      await answerTheCall(page, language, codes.length);
    },
  },
  {
    name: 'what can be done with an order',
    async open(page, _, language) {
      await lastTicket(page).getByRole('button', { name: WORDS[language].more }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'the question before an order is cancelled',
    async open(page, bar, language) {
      const { more, cancel } = WORDS[language];
      await page.goto(`${bar.url}/admin/orders`);
      await lastTicket(page).getByRole('button', { name: more }).click();
      await page.getByRole('menuitem', { name: cancel }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: cancel }).click();
      await expect(question.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    name: 'an order with its wishes, its address and its steps',
    async open(page, bar, language) {
      await page.goto(`${bar.url}/admin/orders`);
      await lastTicket(page).getByRole('button', { name: WORDS[language].details }).click();
      await expect(page.getByRole('dialog').locator('time').first()).toBeVisible();
    },
  },
  {
    name: 'what is to be made all day',
    async open(page, bar, language) {
      await page.goto(`${bar.url}/admin/orders`);
      await page.getByRole('button', { name: WORDS[language].allDay }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'the keys of the board and the hand',
    async open(page, bar, language) {
      await page.goto(`${bar.url}/admin/orders`);
      await page.getByRole('button', { name: WORDS[language].help }).click();
      await expect(page.getByRole('dialog').locator('kbd').first()).toBeVisible();
    },
  },
  {
    name: 'taking in an order',
    async open(page, bar, language) {
      await page.goto(`${bar.url}/admin/orders`);
      await page.getByRole('button', { name: WORDS[language].takeIn, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    },
  },
  {
    name: 'the orders as a list',
    async open(page, bar) {
      await page.goto(`${bar.url}/admin/orders/history`);
      await expect(page.getByRole('row')).toHaveCount(3);
    },
  },
  {
    name: 'the orders that have left the board',
    async open(page, bar, language) {
      await completeOrders(bar.url);
      await page.goto(`${bar.url}/admin/orders`);
      await page.getByRole('button', { name: WORDS[language].recent }).click();
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
    },
  },
];
