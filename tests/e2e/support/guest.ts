import { expect, type Page } from '@playwright/test';
import type { Language } from './bar-test';
import { WORDS } from './looks/words';

/** Performs a guest's actions; finds elements by role and name. */
export function guestOn(page: Page, language: Language) {
  const words = WORDS[language];

  async function add(name: string) {
    await page.getByRole('button', { name: `${words.add}: ${name}`, exact: true }).click();
  }

  async function addWith(name: string, choice: string) {
    await add(name);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: new RegExp(choice) }).click();
    await dialog.getByRole('button', { name: new RegExp(`^${words.add}`) }).click();
    await expect(dialog).toBeHidden();
  }

  async function goToPayment(tableNumber = '12') {
    await page.getByRole('button', { name: words.viewOrder }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.checkout }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: words.atMyTable }).click();
    await dialog.getByLabel(words.tableNumber).fill(tableNumber);
    await dialog.getByRole('button', { name: words.next }).click();
  }

  async function placeOrder() {
    const place = page.getByRole('button', { name: words.placeOrder });
    const save = page.getByRole('button', { name: words.saveOrder });
    await place.or(save).click();
  }

  return { page, words, add, addWith, goToPayment, placeOrder };
}
