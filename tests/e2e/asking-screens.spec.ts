import { expect } from '@playwright/test';
import { lookInEveryTheme } from './axe';
import { type Language, openMenu, test, untilKeptOffline } from './bar-test';
import { makeNewer } from './browser-offer';
import { guestOn } from './guest';
import { comeAndGo } from './toasts';
import { fillCart, readMenu } from './walking-order';

const WORDS = {
  en: {
    still: 'Still want this order?',
    cancel: 'Cancel this order',
    cancelled: 'Order cancelled',
  },
  tr: {
    still: 'Bu siparişi hâlâ istiyor musunuz?',
    cancel: 'Bu siparişi iptal et',
    cancelled: 'Sipariş iptal edildi',
  },
} as const satisfies Record<Language, Record<string, string>>;

const THREE_HOURS_MS = 3 * 3_600_000;
const NEXT_LOOK_MS = 16_000;

for (const language of ['en', 'tr'] as const) {
  const words = WORDS[language];

  test.describe(language, () => {
    test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

    test('axe finds nothing where prices changed, where an order is called off, where a new version waits', async ({
      bar,
      context,
    }) => {
      test.setTimeout(300_000);
      const page = await openMenu(context, bar.url, language);
      await untilKeptOffline(page);
      const guest = guestOn(page, language);
      await context.setOffline(true);
      await fillCart(guest, language, await readMenu(bar.url));
      await guest.goToPayment();
      await guest.placeOrder();
      await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
      await bar.close();
      await bar.editWhileClosed(
        'UPDATE menu_item SET price_kurus = price_kurus + 5000 WHERE id = 1',
      );
      await bar.editWhileClosed('UPDATE menu_item SET is_available = 0 WHERE id = 25');
      await bar.open();
      await context.setOffline(false);
      await expect(page.getByText(guest.words.changed)).toBeVisible();
      await lookInEveryTheme(page, 'something changed');

      await page.getByRole('button', { name: guest.words.acceptAndSend }).click();
      await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
      await comeAndGo(page.getByRole('listitem').getByText(guest.words.confirmed));
      await page.getByRole('button', { name: words.cancel }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await lookInEveryTheme(page, 'calling an order off');
      await page.getByRole('alertdialog').getByRole('button', { name: words.cancel }).click();
      await expect(page.getByRole('heading', { name: words.cancelled })).toBeVisible();
      await lookInEveryTheme(page, 'order called off');

      await page.goto(bar.url);
      await makeNewer(bar, page);
      await expect(page.getByText(guest.words.newVersion)).toBeVisible();
      await lookInEveryTheme(page, 'new version', 'header ~ *');
      for (const paper of ['distance-sale', 'imprint']) {
        await page.goto(`${bar.url}/legal/${paper}?lang=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await lookInEveryTheme(page, paper);
      }
    });

    test.describe('long ago', () => {
      // A service worker would have a clock of its own, which no test can move.
      test.use({ serviceWorkers: 'block' });

      test('axe finds nothing where an order waited too long', async ({ bar, context }) => {
        test.setTimeout(180_000);
        await context.clock.install();
        const page = await openMenu(context, bar.url, language);
        bar.proxy.setRule(({ path }) => (/^\/api\/(orders|health)/.test(path) ? 'refuse' : 'pass'));
        const guest = guestOn(page, language);
        await fillCart(guest, language, await readMenu(bar.url));
        await page.evaluate(() => window.dispatchEvent(new Event('offline')));
        await guest.goToPayment();
        await guest.placeOrder();
        await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
        await page.clock.fastForward(THREE_HOURS_MS);
        await page.clock.runFor(NEXT_LOOK_MS);
        await expect(page.getByRole('heading', { name: words.still })).toBeVisible();
        await page.clock.resume();
        await lookInEveryTheme(page, 'order that waited too long');
      });
    });
  });
}
