import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from './bar-test';
import { WORDS } from './looks/words';

/** The chat button shows only where no control lies under it, as over the reasons to come. */
export async function showChatButton(page: Page): Promise<void> {
  const reasons = page.getByRole('main').locator('[aria-labelledby="why"]');
  await reasons.evaluate((part) => part.scrollIntoView({ block: 'end' }));
}

/** Performs a guest's actions; finds elements by role and name. */
export function guestOn(page: Page, language: Language) {
  const words = WORDS[language];

  /** A phone folds the drinks of a kind. */
  async function unfold(name: string) {
    const kind = page.locator('[data-category]').filter({ hasText: name }).first();
    const folded = kind.getByRole('button', { name: words.showAll });
    await expect(kind.getByRole('button').first()).toBeVisible();
    if (await folded.isVisible()) await folded.click();
  }

  async function add(name: string) {
    await unfold(name);
    await page.getByRole('button', { name: `${words.add}: ${name}`, exact: true }).click();
  }

  async function addWith(name: string, choice: string) {
    await add(name);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: choice, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async function viewOrder() {
    await page.getByRole('button', { name: words.viewOrder }).click();
  }

  /** Opens the order for a table; a new guest has no other service chosen. */
  async function goToPayment(tableNumber = '12') {
    await viewOrder();
    await page.getByRole('dialog').getByLabel(words.tableNumber).fill(tableNumber);
  }

  async function placeOrder() {
    const place = page.getByRole('button', { name: words.placeOrder });
    const save = page.getByRole('button', { name: words.saveOrder });
    await place.or(save).click();
  }

  return { page, words, add, addWith, viewOrder, goToPayment, placeOrder };
}
