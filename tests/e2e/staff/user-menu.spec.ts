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
  const choice = (name: string) => page.getByRole('menuitemradio', { name });
  const sun = choice('Sun (high contrast)');
  await expect(choice('Auto')).toBeFocused();
  for (const name of ['Light', 'Dark', 'Sun (high contrast)']) {
    await page.keyboard.press('ArrowDown');
    await expect(choice(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(sun).toBeChecked();
  await expect(root).toHaveAttribute('data-theme', 'sun');

  await choice('Sound on').click();
  await expect(choice('Sound on')).toBeChecked();
  await choice('Türkçe').click();
  await expect(page.getByRole('group', { name: 'Görünüm' })).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'tr');
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();

  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'sun');
  await expect(root).toHaveAttribute('lang', 'tr');
});
