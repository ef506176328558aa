import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningBar } from '../../support/bar/running-bar';
import type { Language } from '../support/bar-test';
import { openMenu, test } from '../support/bar-test';
import { offerInstall } from '../support/browser-offer';
import { guestOn } from '../support/guest';
import { expectNothingInAnyTheme } from '../support/looks/axe';
import { placeSmallOrder } from '../support/walking-order';

const WORDS = {
  en: {
    card: 'Install',
    install: 'Install',
    later: 'Not now',
    share: 'Tap Share',
    first: /^Finish this order first/,
  },
  tr: {
    card: 'Yükle',
    install: 'Yükle',
    later: 'Şimdi değil',
    share: 'Paylaş',
    first: /^Önce bu siparişi tamamlayın/,
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

type Ordering = { bar: RunningBar; context: BrowserContext; language: Language };

/** Places an order and waits until the server has it, because the site offers no installation before. */
async function orderedAt({ bar, context, language }: Ordering): Promise<Page> {
  const page = await openMenu(context, bar.url, language);
  const guest = guestOn(page, language);
  await placeSmallOrder(guest, bar);
  await expect(page.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  return page;
}

test('a guest who has ordered can install the app; "not now" lasts over a reload', async ({
  bar,
  context,
}) => {
  const words = WORDS.en;
  const page = await orderedAt({ bar, context, language: 'en' });
  const card = page.getByRole('region', { name: words.card });
  await expect(card).toHaveCount(0);
  await offerInstall(page);
  await expect(card).toBeVisible();
  await expectNothingInAnyTheme(page, 'install card');
  await card.getByRole('button', { name: words.install }).click();
  expect(await page.evaluate(() => globalThis.askedToInstall)).toBe(1);
  await expect(card).toHaveCount(0);

  await offerInstall(page);
  await card.getByRole('button', { name: words.later }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await offerInstall(page);
  await expect(card).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE });

  test('three steps show the way, and only once the cart is empty', async ({ bar, context }) => {
    const words = WORDS.tr;
    const page = await orderedAt({ bar, context, language: 'tr' });
    const card = page.getByRole('region', { name: words.card });
    await expect(card.getByRole('listitem')).toHaveCount(3);
    await expect(card.getByRole('listitem').first()).toContainText(words.share);
    await expectNothingInAnyTheme(page, 'install steps');
    const order = page.url();
    await page.goto(bar.url);
    const guest = guestOn(page, 'tr');
    await guest.add('Soğan Halkası');
    // The drawn page stores a tap only once its scripts run.
    await expect(page.getByRole('button', { name: guest.words.viewOrder })).toBeVisible();
    await page.goto(order);
    await expect(card.getByText(words.first)).toBeVisible();
    await expect(card.getByRole('listitem')).toHaveCount(0);
  });
});
