import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test } from '../support/bar-test';
import { WORDS } from '../support/looks/words';
import { tabTo } from '../support/tab-to';

test('a guest orders and joins the club with the keyboard alone', async ({ bar, context }) => {
  const words = WORDS.en;
  const page = await openMenu(context, bar.url, 'en');
  await expect(page.getByRole('heading', { name: 'The Bliss Classic', exact: true })).toBeVisible();
  await tabTo(page, /^Add: The Bliss Classic$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, new RegExp(words.plainFries));
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Add(ed)?: The Bliss Classic$/ })).toBeFocused();
  await tabTo(page, /^Go to your order$/, { presses: 5 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, new RegExp(words.tableNumber));
  await page.keyboard.type('12');
  await tabTo(page, words.placeOrder);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.confirmed })).toBeVisible();
  expect(await ordersAtTheBar(bar.url)).toHaveLength(1);

  await page.goto(`${bar.url}/?d=account`);
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const [name, typed] of [
    [/^First name$/, 'Ada'],
    [/^Last name$/, 'Kaya'],
    [/^Email$/, 'ada@example.com'],
    [/^Phone number$/, '0532 123 45 67'],
  ] as const) {
    await tabTo(page, name);
    await page.keyboard.type(typed);
  }
  await tabTo(page, /^Join the club$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Hello, Ada')).toBeVisible();
});
