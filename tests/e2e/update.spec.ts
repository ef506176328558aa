import { expect } from '@playwright/test';
import { openMenu, test, untilKeptOffline } from './bar-test';
import { makeNewer } from './browser-offer';
import { guestOn } from './guest';
import { expectOneOrder } from './walking-order';

const WORDS = {
  en: { ready: 'New version ready', update: 'Update' },
  tr: { ready: 'Yeni sürüm hazır', update: 'Güncelle' },
} as const;

/** A side dish that needs no choosing. */
const SIDE_NAME = 'Onion Rings';

for (const language of ['en', 'tr'] as const) {
  test(`a newer version waits until the guest lets it in (${language})`, async ({
    bar,
    context,
  }) => {
    const words = WORDS[language];
    const page = await openMenu(context, bar.url, language);
    await untilKeptOffline(page);
    await expect(page.getByText(words.ready)).toHaveCount(0);
    await makeNewer(bar, page);
    await expect(page.getByText(words.ready)).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: words.update, exact: true }).click();
    await reloaded;
    await expect(page.locator('article h4').first()).toBeVisible();
    const isNoneWaiting = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null);
    expect(await isNoneWaiting()).toBe(true);
    await expect(page.getByText(words.ready)).toHaveCount(0);
  });
}

test('a version that another tab lets in leaves a checkout alone: no reload, the draft stays', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  await untilKeptOffline(page);
  const guest = guestOn(page, 'en');
  await guest.add(SIDE_NAME);
  await page.getByRole('button', { name: guest.words.viewOrder }).click();
  await page.getByRole('dialog').getByRole('button', { name: guest.words.checkout }).click();
  await page.getByRole('radio', { name: guest.words.atMyTable }).click();
  await page.getByLabel(guest.words.tableNumber).fill('7');
  let reloads = 0;
  page.on('load', () => {
    reloads += 1;
  });
  const other = await context.newPage();
  await other.goto(bar.url);
  await makeNewer(bar, other);
  await expect(other.getByText(WORDS.en.ready)).toBeVisible();
  const reloaded = other.waitForEvent('load');
  await other.getByRole('button', { name: WORDS.en.update, exact: true }).click();
  await reloaded;
  await expect(page.getByText(WORDS.en.ready)).toBeVisible();

  await expect(page.getByLabel(guest.words.tableNumber)).toHaveValue('7');
  await page.getByRole('button', { name: guest.words.next }).click();
  await guest.placeOrder();
  await expectOneOrder(guest, bar);
  expect(reloads).toBe(0);
});

test('an installed bar opens without signal: shell, menu and pictures', async ({
  bar,
  context,
}) => {
  const first = await openMenu(context, bar.url, 'en');
  await untilKeptOffline(first);
  await first.close();
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(bar.url);
  await expect(page.getByRole('heading', { name: 'The Bliss Classic', exact: true })).toBeVisible();
  const picture = page.locator('article img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
