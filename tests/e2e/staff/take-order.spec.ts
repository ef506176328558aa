import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '../support/bar-test';
import { openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

function tapCounter() {
  let taps = 0;
  return {
    count: () => taps,
    async tap(target: Locator): Promise<void> {
      taps += 1;
      await target.click();
    },
  };
}

const round = (page: Page) => page.getByRole('region', { name: 'New round' });
const dish = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Dishes' }).getByRole('button', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openTerrace(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Outdoor/ }).click();
}

test('two beers at T4 take five taps, a burger with fries and a note eight, without a network too', async ({
  bar,
  context,
}) => {
  const page = await openBoard(context, bar.url, 'en');
  await page.getByRole('link', { name: 'Floor', exact: true }).click();
  await openTerrace(page);
  const burger = tapCounter();
  await burger.tap(button(page, /^Table T4,/));
  await burger.tap(button(page, 'Take order'));
  await burger.tap(dish(page, /^The Bliss Classic ₺/));
  await burger.tap(page.getByLabel('Note for the kitchen'));
  await page.keyboard.type('No onion');
  await burger.tap(button(page, 'Seasoned'));
  await burger.tap(button(page, /^Send/));
  await expect(round(page)).toContainText('+ Fries: Seasoned · No onion');
  expect(burger.count()).toBeLessThanOrEqual(8);

  // What the bar sells often stands first.
  await page.getByRole('searchbox').fill('efes');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(round(page)).toContainText('1× Efes');
  await context.setOffline(true);
  await page.keyboard.press('Escape');
  await openTerrace(page);
  const beers = tapCounter();
  await beers.tap(button(page, /^Table T5,/));
  await beers.tap(button(page, 'Take order'));
  await beers.tap(dish(page, /^Efes/));
  await beers.tap(dish(page, /^Efes/));
  await beers.tap(button(page, /^Send/));
  await expect(round(page)).toContainText('On this tablet');
  expect(beers.count()).toBeLessThanOrEqual(5);
});

test('a round that was taken back is on the pad again, and stays there over a reload', async ({
  bar,
  context,
}) => {
  const page = await openBoard(context, bar.url, 'en');
  await button(page, 'New order').click();
  await button(page, 'New tab').click();
  await page.getByLabel('Name').fill('Deniz');
  await page.getByRole('searchbox').fill('limonata');
  await page.keyboard.press('Enter');
  await button(page, /^Send/).click();
  await expect(page.getByRole('heading', { name: 'Deniz' })).toBeVisible();
  await button(page, /^Take back/).click();
  await expect(button(page, /^1×/)).toBeVisible();
  await page.reload();
  await expect(button(page, /^1×/)).toBeVisible();
});
