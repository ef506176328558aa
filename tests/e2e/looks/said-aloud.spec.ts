import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';
import { brunchOn, dayFromNow } from '../support/brunch-guest';
import { guestOn } from '../support/guest';
import { keepToasts } from '../support/looks/toasts';

/** Records the texts that a screen reader announces, in their order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver((changes) => {
      for (const change of changes) {
        const target =
          change.target instanceof Element ? change.target : change.target.parentElement;
        const regions = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
        for (const node of change.addedNodes) {
          const isNew =
            node instanceof Element && (node.matches(regions) || node.querySelector(regions));
          const words = node.textContent?.trim();
          if (words && (isNew || target?.closest(regions))) said.push(words);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

test('each added and removed item is announced once, and so is a connection that flickers', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await expect(page.locator('#contact')).toBeAttached();
  const heard = await listen(page);
  await guest.add('Onion Rings');
  await expect.poll(heard).toContain('Onion Rings added');
  expect((await heard()).filter((words) => words === 'Onion Rings added')).toHaveLength(1);
  await page.getByRole('button', { name: guest.words.viewOrder }).click();
  await page.getByRole('button', { name: 'Remove Onion Rings' }).click();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Onion Rings removed/));
  expect((await heard()).filter((words) => /^Onion Rings removed/.test(words))).toHaveLength(1);

  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(page.getByText(guest.words.offline)).toBeVisible();
  for (let turn = 0; turn < 4; turn += 1) {
    await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  }
  await guest.add('Onion Rings');
  const told = (await heard()).filter((words) => words.includes(guest.words.offline));
  expect(told).toHaveLength(1);
});

test('a toast is a status with a name; F8 leads to it, and it waits while it is looked at', async ({
  bar,
  context,
}) => {
  await keepToasts(context);
  const page = await openMenu(context, bar.url, 'en');
  const { words, dialog, chooseSlot, chooseFoodAndDrink } = brunchOn(page, 'en');
  await page.getByRole('button', { name: words.book, exact: true }).click();
  await chooseSlot(dayFromNow(2));
  await chooseFoodAndDrink();
  await dialog.getByRole('button', { name: words.complete }).click({ force: true });
  const toast = page.getByText(words.missing, { exact: true });
  await expect(toast.first()).toBeVisible();
  await page.keyboard.press('F8');
  await expect(
    page.getByRole('dialog').getByRole('region', { name: 'Notifications (F8)' }),
  ).toBeAttached();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain(words.missing);
  await expect(page.getByRole('listitem').filter({ hasText: words.missing })).toBeVisible();
});
