import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '../support/bar-test';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you 18 or older?' });

test('a new guest is asked for their age, and only an answer opens the site; one who is too young leaves it', async ({
  bar,
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.goto(`${bar.url}/?d=cart`);
  await expect(page.getByRole('heading', { name: 'Are you 18 or older?' })).toBeFocused();
  await page.waitForLoadState('networkidle');
  // The app's files are there, but they run with the first touch only.
  const appRuns = () => page.evaluate(() => Reflect.get(globalThis, 'earlyTaps') === undefined);
  expect(await appRuns()).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(appRuns).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(20, 400);
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('age-verified'))).toBeNull();
  for (const name of [/Türkçe/, /^Yes/, /^No$/]) {
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('button', { name })).toBeFocused();
  }
  const { length } = await page.evaluate(() => ({ length: history.length }));
  await question(page).getByRole('button', { name: /^Yes/ }).click();
  await expect(question(page)).toBeHidden();
  // The link's dialog has waited behind the question.
  await expect(page.getByRole('dialog', { name: 'Your order' })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goto(bar.url);
  await expect(page.getByRole('heading', { name: 'The Bliss Classic', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);

  await test.step('the other language keeps what the link asked for, and one who is too young is led to an empty page', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${bar.url}/?d=cart`);
    await question(page)
      .getByRole('button', { name: /Türkçe/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page).toHaveURL(/[?&]d=cart/);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /English/ })
      .click();
    await question(page).getByRole('button', { name: 'No', exact: true }).click();
    await page.waitForURL('about:blank');
  });
});

test('nobody is asked for their age beside an order or at the staff’s door', async ({
  bar,
  page,
}) => {
  await page.clock.install();
  for (const path of ['/order-success?orderId=unknown', '/admin/login']) {
    await page.goto(bar.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.fastForward(1_000);
    await expect(question(page)).toHaveCount(0);
  }
});

test.describe('on a phone that speaks Turkish', () => {
  test.use({ locale: 'tr-TR' });

  test('a browser that keeps nothing asks in Turkish, and lets an adult in for as long as the page is open', async ({
    bar,
    page,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    await page.goto(bar.url);
    const asked = page.getByRole('alertdialog', {
      name: '18 yaşında veya daha büyük müsünüz?',
    });
    await expect(asked).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await asked.getByRole('button', { name: 'Evet, 18 yaşını doldurdum' }).click();
    await expect(asked).toBeHidden();
    await page.getByRole('button', { name: 'Sepet', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Siparişiniz' })).toBeVisible();
  });
});
