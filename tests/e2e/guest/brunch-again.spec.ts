import { expect } from '@playwright/test';
import { brunchesAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test } from '../support/bar-test';
import { bookerOn } from '../support/booking';
import { brunchOn, dayFromNow } from '../support/brunch-guest';

const HOUR_MS = 3_600_000;

test('a table booking’s guest is prefilled in the brunch, until cleared', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  const table = bookerOn(page, 'en');
  await table.goThere();
  await table.fill();
  await table.section.getByLabel('Email').fill('ada@example.com');
  await table.submit.click();
  await expect(table.section.getByRole('heading', { name: table.words.sent })).toBeVisible();

  await page.goto(`${bar.url}/?d=brunch`);
  const { words, dialog, ...brunch } = brunchOn(page, 'en');
  await brunch.chooseSlot(dayFromNow(2));
  await brunch.chooseFoodAndDrink();
  await expect(dialog.getByLabel(words.name)).toHaveValue('Ada Kaya');
  await expect(dialog.getByLabel(words.email)).toHaveValue('ada@example.com');
  await dialog.getByLabel(words.phone).scrollIntoViewIfNeeded();
  await expect(dialog.getByLabel(words.phone)).toHaveValue('532 123 45 67');
  await dialog.getByRole('button', { name: words.notYou }).click();
  await expect(dialog.getByLabel(words.name)).toHaveValue('');
  await expect(dialog.getByText(words.stillNeeded)).toBeVisible();
  await page.reload();
  await expect(dialog.getByLabel(words.name)).toHaveValue('');
});

test('a deposit that is new to the guest is shown beside the old terms, and one tap accepts it', async ({
  bar,
  context,
}) => {
  // The phone's clock shows less than 24 hours until then, the server's more.
  const day = dayFromNow(2);
  const slot = Date.parse(`${day}T20:00:00+03:00`);
  await context.clock.install({ time: slot - 20 * HOUR_MS });
  const page = await openMenu(context, `${bar.url}/?d=brunch`, 'en');
  const { words, dialog, ...brunch } = brunchOn(page, 'en');
  await brunch.chooseSlot(day);
  await brunch.chooseFoodAndDrink();
  await brunch.fillGuest();
  await expect(dialog.getByText(words.noDeposit)).toBeVisible();
  await brunch.complete();
  await expect(dialog.getByRole('heading', { name: words.needsDeposit })).toBeVisible();
  const facts = dialog.locator('dl').first();
  await expect(facts.locator('s')).toHaveText('No deposit');
  await expect(facts.locator('strong')).toHaveText('500 TL deposit');
  expect(await brunchesAtTheBar(bar.url)).toEqual([]);
  await dialog.getByRole('button', { name: words.accept }).click();
  await expect(page.getByText(words.success, { exact: true })).toBeVisible();
  expect(await brunchesAtTheBar(bar.url)).toMatchObject([
    { serviceDay: day, reservationTime: '20:00', status: 'pending', depositRequired: true },
  ]);
});
