import { expect } from '@playwright/test';
import { expectNothingFound, look, lookInEveryTheme } from './axe';
import { openMenu, rememberLanguage, test } from './bar-test';
import { guestOn } from './guest';
import { walkGuestScreens } from './guest-screens';
import { openBoard } from './staff';
import { fillCart, readMenu } from './walking-order';

for (const language of ['en', 'tr'] as const) {
  test.describe(language, () => {
    test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

    test('axe finds nothing on the guest’s screens, in three themes and three sizes', async ({
      bar,
      context,
    }) => {
      test.setTimeout(600_000);
      await walkGuestScreens({ bar, context, language, visit: lookInEveryTheme });
    });
  });
}

for (const language of ['en', 'tr'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme, reducedMotion: 'reduce' });

      test('axe finds nothing on what stands over the menu', async ({ bar, browser, context }) => {
        test.setTimeout(240_000);
        const strangers = await browser.newContext();
        await rememberLanguage(strangers, language);
        const stranger = await strangers.newPage();
        await stranger.goto(bar.url);
        await expect(stranger.getByRole('alertdialog')).toBeVisible();
        await expectNothingFound(stranger, 'age gate');
        await strangers.close();
        const page = await openMenu(context, bar.url, language);
        await page.locator('header button[aria-expanded]').click();
        await expect(page.locator('#menu-sheet fieldset')).toBeVisible();
        await expectNothingFound(page, 'sheet of the top bar');
        for (const dialog of ['d=item&id=1', 'd=filters&f=vegan.no-milk', 'd=orders']) {
          await page.goto(`${bar.url}/?${dialog}`);
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectNothingFound(page, dialog);
        }
      });

      test('axe finds nothing on the staff’s screens', async ({ bar, context }) => {
        test.setTimeout(120_000);
        const guestPage = await openMenu(context, bar.url, language);
        const guest = guestOn(guestPage, language);
        await fillCart(guest, language, await readMenu(bar.url));
        await guest.goToPayment();
        await guest.placeOrder();
        await expect(guestPage.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
        const page = await context.newPage();
        await page.goto(`${bar.url}/admin/login`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look(page, 'sign-in');
        const board = await openBoard(context, bar.url, language);
        await expect(board.getByText(/^B-/).first()).toBeVisible();
        await look(board, 'orders');
      });
    });
  }
}
