import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openMenu, test, untilOpensOffline } from '../support/bar-test';
import { loseConnectionDuringTap } from '../support/lose-connection';

const CLASSIC = 'The Bliss Classic';
const dish = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test('a dish is closed by Back and Escape, read whole, noted for the kitchen and ordered with the keyboard alone, and shared by its address', async ({
  bar,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'share', { value: undefined }),
  );
  const page = await openMenu(context, bar.url, 'en');
  const card = page.getByRole('button', { name: CLASSIC, exact: true });
  await test.step('Back closes a dish and Escape gives the focus to its card again', async () => {
    await card.click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(`${bar.url}/`);
    await card.click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(card).toBeFocused();
  });

  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName(CLASSIC);
  await expect(dialog(page).getByRole('img')).toHaveAccessibleName(`Illustration: ${CLASSIC}`);
  await expect(dialog(page).getByText('Allergens')).toBeVisible();
  await dialog(page).getByLabel('Notes for the kitchen').focus();
  await page.keyboard.type('no onion');
  await dialog(page)
    .getByRole('button', { name: `One more ${CLASSIC}` })
    .focus();
  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('button', { name: /^Add · / })
    .focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Choose your fries first')).toBeVisible();
  await dialog(page)
    .getByRole('radio', { name: /Plain Jane/ })
    .focus();
  await page.keyboard.press('Space');
  await dialog(page)
    .getByRole('button', { name: /^Add · / })
    .focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Cart, 2 items' }).click();
  await expect(dialog(page).getByText('no onion')).toBeVisible();

  await test.step('a dish is shared by its address, where the phone has no sheet of its own', async () => {
    await page.goto(`${bar.url}/?d=item&id=1`);
    await dialog(page).getByRole('button', { name: 'Share' }).click();
    await expect(dialog(page).getByText('Link copied')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.goto(address);
    await expect(dialog(page)).toHaveAccessibleName(CLASSIC);
  });
});

test('filters narrow the menu together with the search, live in the address, and Back undoes them; on a phone the field and what a search found are in sight', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Vegan', exact: true }).click();
  await dialog(page)
    .getByRole('button', { name: /^Show \d+ results$/ })
    .click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`${bar.url}/?f=vegan`);
  await expect(dish(page, CLASSIC)).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters: 1' }).click();
  await dialog(page).getByRole('button', { name: 'Celery', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${bar.url}/?f=vegan.no-celery`);
  await page.getByRole('searchbox', { name: 'Search the menu' }).fill('bliss classic');
  await expect(page.getByText('Nothing matches "bliss classic".')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(dish(page, CLASSIC)).toBeVisible();
  await page.goBack();
  await expect(dish(page, CLASSIC)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${bar.url}/?f=vegan`);
  await page.goBack();
  await expect(page).toHaveURL(`${bar.url}/`);
  await expect(dish(page, CLASSIC)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search the menu' }).fill('ayran');
  await expect(page.getByText('5 results')).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeInViewport({ ratio: 1 });
  await page.goto(`${bar.url}/?d=sauce&id=71`);
  await expect(dialog(page).getByRole('textbox')).toBeInViewport({ ratio: 1 });
});

test('a button stays under the finger when the connection is lost during a tap; a favourite is kept on the device without it', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  await untilOpensOffline(page);
  await loseConnectionDuringTap(context, page.getByRole('button', { name: 'Order Now' }));
  await expect(page.getByText("You're offline. You can still browse and order.")).toBeVisible();
  await expect(page.locator('#menu-heading')).toBeFocused();
  await page.goto(`${bar.url}/?d=item&id=1`);
  await dialog(page).getByRole('button', { name: 'Add to favourites' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
  await page.goto(`${bar.url}/?f=favourites`);
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await expect(dish(page, CLASSIC)).toBeVisible();
});
