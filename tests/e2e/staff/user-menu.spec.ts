import { expect } from '@playwright/test';
import { test } from '../support/bar-test';
import { openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

test('theme, language and sound change from the user menu at once, by keyboard, and stay on the tablet', async ({
  bar,
  context,
}) => {
  const page = await openBoard(context, bar.url, 'en');
  const root = page.locator('html');
  const account = page.getByRole('button', { name: /Can Öztürk/ });
  await account.focus();
  await page.keyboard.press('Enter');
  const sun = page.getByRole('menuitemradio', { name: 'Sun (high contrast)' });
  await expect(page.getByRole('menuitemradio', { name: 'Auto' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  for (const _ of ['light', 'dark', 'sun']) await page.keyboard.press('ArrowDown');
  await expect(sun).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sun).toBeChecked();
  await expect(root).toHaveAttribute('data-theme', 'sun');

  await page.getByRole('menuitemradio', { name: 'Sound on' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Sound on' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
  await expect(page.getByRole('group', { name: 'Görünüm' })).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'tr');
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();

  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'sun');
  await expect(root).toHaveAttribute('lang', 'tr');
});
