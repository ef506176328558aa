import { expect } from '@playwright/test';
import { tableBookingsAtTheBar } from '../../../support/calls/staff-calls';
import { bookerOn, fillOutdoors } from '../booking';
import { brunchOn, dayFromNow, fillAllTables } from '../brunch-guest';
import { putAwayToast } from '../looks/toasts';
import type { Step } from './guest-screens';
import { goTo } from './guest-screens';

/** Visits a table booking from its errors to its own page. */
export async function tableBooking({ page, bar, visit }: Step): Promise<void> {
  const { words, section, submit, fill, goThere } = bookerOn(page, 'en');
  await fillOutdoors(bar.url);
  const before = (await tableBookingsAtTheBar(bar.url)).length;
  // The form learns of full times only from this response.
  await page.route('**/api/reservations/times*', (route) => route.abort());
  await goThere();
  await submit.click();
  await expect(section.locator('[aria-invalid=true]').first()).toBeVisible();
  await visit(page, 'table booking with mistakes', '#reservations');
  await fill();
  await submit.click();
  await expect(section.getByRole('heading', { name: words.full })).toBeVisible();
  await visit(page, 'table fully booked', '#reservations');
  await section.getByRole('listitem').getByRole('listitem').getByRole('button').first().click();
  await expect(section.getByRole('heading', { name: words.sent })).toBeInViewport();
  expect(await tableBookingsAtTheBar(bar.url)).toHaveLength(before + 1);
  await visit(page, 'table asked for', '#reservations');
  await section.getByRole('button', { name: 'Change time or party' }).click();
  await expect(section.getByRole('button', { name: 'Ask for the change' })).toBeVisible();
  await visit(page, 'table booking to change', '#reservations');
  const link = await section.getByRole('link', { name: words.link }).getAttribute('href');
  await page.goto(bar.url + link);
  await expect(page.getByRole('heading', { name: words.sent })).toBeVisible();
  await page.getByText('Change this booking').click();
  await visit(page, 'table booking by its link');
}

/** Visits a brunch booking step by step until the server has it. */
export async function brunchBooking({ page, bar, visit }: Step): Promise<void> {
  const { words, dialog, ...brunch } = brunchOn(page, 'en');
  const day = dayFromNow(2);
  await goTo(page, '/?d=brunch&step=1');
  await expect(dialog.getByText(words.step(1))).toBeVisible();
  await brunch.goOn();
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
  await putAwayToast(page, words.missing);
  await visit(page, 'brunch without a day');
  await fillAllTables(bar.url, day);
  await brunch.chooseSlot(day, { people: '10' });
  await dialog.getByRole('checkbox').uncheck();
  await visit(page, 'brunch food and drinks');
  await brunch.chooseFoodAndDrink(words.tenders, words.wine);
  await dialog.getByRole('button', { name: words.complete }).click({ force: true });
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible();
  await putAwayToast(page, words.missing);
  await visit(page, 'brunch details with mistakes');
  await brunch.fillGuest();
  await expect(dialog.getByText(words.depositSoon)).toBeVisible();
  await visit(page, 'brunch with its deposit');
  await brunch.complete();
  await expect(dialog.getByRole('heading', { name: words.full })).toBeVisible();
  await visit(page, 'brunch fully booked');
  await dialog
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click();
  await putAwayToast(page, words.success);
  await visit(page, 'brunch at the bar', '#reservations');
}

/** Visits a deposit that the guest had not read of; the phone gets the response later. */
export async function brunchDeposit({ page, context, visit }: Step): Promise<void> {
  const { words, dialog, ...brunch } = brunchOn(page, 'en');
  await context.route('**/api/brunch-reservations', (route) =>
    route.fulfill({
      status: 409,
      headers: { 'X-BB-Api': '1' },
      json: { code: 'deposit_changed', depositDueAt: `${dayFromNow(2)}T17:00:00.000Z` },
    }),
  );
  await goTo(page, '/?d=brunch&step=1');
  await brunch.chooseSlot(dayFromNow(3));
  await brunch.chooseFoodAndDrink(words.tenders, words.wine);
  await brunch.fillGuest();
  await brunch.complete();
  await expect(dialog.getByRole('heading', { name: words.needsDeposit })).toBeVisible();
  await visit(page, 'brunch that needs a deposit');
  await context.unroute('**/api/brunch-reservations');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: words.accept }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#reservations').getByText(words.savedHere)).toBeVisible();
  await visit(page, 'brunch saved on the phone', '#reservations');
}

/** Visits the contact form without any input. */
export async function messageForm({ page, visit }: Step): Promise<void> {
  const form = page.locator('#contact form');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toBeVisible();
  // The scroll starts at the top, where no bar covers a field of the form.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await visit(page, 'contact with mistakes', '#contact');
}
