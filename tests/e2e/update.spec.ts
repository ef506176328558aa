import { expect } from '@playwright/test';
import { openMenu, test, untilKeptOffline } from './bar-test';

const WORDS = {
  en: { ready: 'New version ready', update: 'Update' },
  tr: { ready: 'Yeni sürüm hazır', update: 'Güncelle' },
} as const;

for (const language of ['en', 'tr'] as const) {
  test(`a newer version waits until the guest lets it in (${language})`, async ({
    bar,
    context,
  }) => {
    const words = WORDS[language];
    const page = await openMenu(context, bar.url, language);
    await untilKeptOffline(page);
    await expect(page.getByText(words.ready)).toHaveCount(0);
    bar.proxy.setRewrite({
      path: '/service-worker.js',
      change: (text) => `${text}\n// a newer build`,
    });
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    await expect(page.getByText(words.ready)).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: words.update, exact: true }).click();
    await reloaded;
    await expect(page.locator('article h4').first()).toBeVisible();
    await expect(page.getByText(words.ready)).toHaveCount(0);
  });
}

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
