import { expect } from '@playwright/test';
import { type Language, openMenu, test } from './bar-test';
import { guestOn } from './guest';
import { openBoard, TABLET } from './staff';
import { fillCart, readMenu } from './walking-order';

const CONFIRM: Record<Language, string> = { en: 'Confirm', tr: 'Onayla' };

for (const language of ['en', 'tr'] as const) {
  test(`shown on the board the guest’s page says so, and after one tap there: confirmed (${language})`, async ({
    bar,
    context,
    browser,
  }) => {
    const menu = await readMenu(bar.url);
    const tablet = await browser.newContext({ viewport: TABLET });
    const board = await openBoard(tablet, bar.url, language);
    const page = await openMenu(context, bar.url, language);
    const guest = guestOn(page, language);
    await fillCart(guest, language, menu);
    await guest.goToPayment();
    await guest.placeOrder();
    await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
    await expect(page.getByText(guest.words.sentToBar, { exact: true }).first()).toBeVisible();

    const current = page.locator('[aria-current=step]');
    await expect(current).toContainText(guest.words.onTablet, { timeout: 20_000 });
    await board.getByRole('button', { name: new RegExp(`^${CONFIRM[language]}`) }).click();
    await expect(current).toContainText(guest.words.barConfirmed, { timeout: 20_000 });
    await tablet.close();
  });
}
