import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';
import { brunchOn, dayFromNow } from '../support/brunch-guest';
import { showChatButton } from '../support/guest';
import { keepToasts } from '../support/looks/toasts';

type Opened = { dialog: string; title: string; opener: (page: Page) => Locator };

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();

const DIALOGS: readonly Opened[] = [
  { dialog: 'chat', title: 'Talk to us', opener: button(/^Talk to us|^Chat/) },
  { dialog: 'fries', title: 'Choose your fries', opener: button('Add: The Bliss Classic') },
  { dialog: 'sauce', title: 'Choose your sauce', opener: button('Add: 6 Charcoal Wings') },
  { dialog: 'cart', title: 'Your order', opener: button(/^Cart/) },
];

function focusIsInside(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.activeElement?.closest('[role=dialog], dialog[open]') instanceof Element,
  );
}

test('a dialog takes the focus, keeps it, hides what is behind it, and gives it back', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await expect(page.locator('#contact')).toBeAttached();
  await showChatButton(page);
  for (const { dialog, title, opener } of DIALOGS) {
    await test.step(dialog, async () => {
      await opener(page).focus();
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect.poll(() => focusIsInside(page)).toBe(true);
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(page.getByRole('main')).toHaveCount(0);
      await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press(press < 9 ? 'Tab' : 'Shift+Tab');
        expect(await focusIsInside(page)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await expect(page).toHaveTitle(/^Bar Bliss/);
    });
  }
  expect(complaints).toEqual([]);
});

test('Back and two quick taps on Close close a dialog and stay on the site, Forward does no harm; a finger that slides off a button presses nothing', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  await expect(page.locator('#contact')).toBeAttached();
  await showChatButton(page);
  for (const { dialog, title, opener } of DIALOGS) {
    await test.step(dialog, async () => {
      await opener(page).click();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`d=${dialog}`));
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('main')).toBeVisible();
      await page.goForward();
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      const close = page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true });
      await close.evaluate((button: HTMLElement) => [button.click(), button.click()]);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('main')).toBeVisible();
    });
  }

  const add = page.getByRole('button', { name: 'Add: Onion Rings', exact: true });
  await add.scrollIntoViewIfNeeded();
  const box = await add.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(20, 300);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /View order/ })).toHaveCount(0);
  await add.click();
  await expect(page.getByRole('button', { name: /View order/ })).toBeVisible();
});

test('a toast appears inside the open dialog; Escape still closes the dialog, and Back goes one step', async ({
  bar,
  context,
}) => {
  await keepToasts(context);
  const page = await openMenu(context, bar.url, 'en');
  const { words, dialog, chooseSlot, chooseFoodAndDrink } = brunchOn(page, 'en');
  const toast = dialog.getByText(words.missing, { exact: true });
  async function completeNothing() {
    await page.getByRole('button', { name: words.book, exact: true }).click();
    await chooseSlot(dayFromNow(2));
    await chooseFoodAndDrink();
    // Guests can tap the unavailable choice, but the runner would wait for it to be enabled.
    await dialog.getByRole('button', { name: words.complete }).click({ force: true });
    await expect(toast).toBeVisible();
  }

  await completeNothing();
  await page.goBack();
  await expect(dialog.getByText(words.step(2))).toBeVisible();
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
