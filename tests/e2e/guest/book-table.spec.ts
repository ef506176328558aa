import { expect } from '@playwright/test';
import { tableBookingsAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test, untilOfflineReady } from '../support/bar-test';
import { bookerOn } from '../support/booking';

test('a guest books a table with the keyboard alone', async ({ bar, context }) => {
  const page = await openMenu(context, `${bar.url}/#reservations`, 'en');
  const { words, section, submit, firstDay, time } = bookerOn(page, 'en');
  const { keyboard } = page;
  await expect(submit).toBeVisible();
  await section.getByRole('heading', { level: 2 }).focus();
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await expect(section.getByRole('radio', { name: words.people })).toBeChecked();
  await keyboard.press('Tab');
  await expect(firstDay).toBeFocused();
  await keyboard.press('Tab');
  const date = section.getByRole('combobox', { name: words.date });
  await expect(date).toBeFocused();
  await keyboard.press('Enter');
  const first = section.getByRole('grid').locator('button:not([disabled])').first();
  await expect(first).toBeFocused();
  await keyboard.press('Escape');
  await expect(date).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowLeft');
  await expect(first).toBeFocused();
  await keyboard.press('Enter');
  await expect(date).toBeFocused();
  await expect(date).toHaveValue(/20\d\d/);
  await expect(firstDay).toBeChecked();
  await keyboard.press('Tab');
  await expect(section.getByRole('radio', { name: words.any })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await expect(time('15:30')).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.type('Ada Kaya');
  await keyboard.press('Tab');
  await expect(section.getByLabel(words.country)).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('0532 123 45 67');
  await keyboard.press('Tab');
  await expect(section.getByLabel(words.phone)).toHaveValue('+90 532 123 45 67');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await keyboard.press('Enter');
  await expect(section.getByRole('heading', { name: words.sent })).toBeFocused();
  await expect(page.getByText(words.success, { exact: true })).toBeVisible();
  expect(await tableBookingsAtTheBar(bar.url)).toMatchObject([
    { status: 'pending', reservationTime: '15:30', partySize: 4, tablePreference: 'any' },
  ]);
});

/** Runs in the page. */
function isUncovered(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  return document.elementFromPoint(left + 1, top + 1) === element;
}

test('a booking made without signal survives a reload and becomes one', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'tr');
  const { words, section, submit, fill, goThere, lookAgain } = bookerOn(page, 'tr');
  await untilOfflineReady(page);
  await context.setOffline(true);
  await goThere();
  await fill();
  await lookAgain();
  await expect(section.getByLabel(words.name, { exact: true })).toHaveValue('Ada Kaya');
  await expect(section.getByRole('radio', { name: words.outdoor })).toBeChecked();
  await submit.click();
  const saved = section.getByRole('heading', { name: words.saved });
  await expect(saved).toBeFocused();
  expect(await saved.evaluate(isUncovered)).toBe(true);
  await expect(section.getByText(words.notConfirmed)).toBeVisible();
  await expect(page.getByText(words.success)).toHaveCount(0);
  await lookAgain();
  await expect(saved).toBeVisible();
  expect(await tableBookingsAtTheBar(bar.url)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(words.success, { exact: true })).toBeVisible();
  await expect(section.getByRole('heading', { name: words.sent })).toBeVisible();
  expect(await tableBookingsAtTheBar(bar.url)).toHaveLength(1);
});

test('a booking with mistakes is not sent, and each mistake leads to its field; its link opens it on another device and gives the table back', async ({
  bar,
  context,
  browser,
}) => {
  const page = await openMenu(context, `${bar.url}/#reservations`, 'en');
  const { words, section, submit, time, fill, lookAgain } = bookerOn(page, 'en');
  await submit.click();
  const summary = section.getByRole('region', { name: words.problem });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([...words.required]);
  await expect(page).toHaveTitle(/^Error: /);
  for (const [link, field] of [
    [words.required[0], section.getByRole('combobox', { name: words.date })],
    [words.required[1], time('15:00')],
    [words.required[3], section.getByLabel(words.phone)],
  ] as const) {
    await summary.getByRole('link', { name: link }).click();
    await expect(field).toBeFocused();
  }

  await test.step('a phone number with a digit too few', async () => {
    await fill();
    const phone = section.getByLabel(words.phone);
    for (const typed of ['0532 123 45 6', '+33 6 12 34 56 7']) {
      await phone.fill(typed);
      await submit.click();
      await expect(phone).toBeFocused();
      await expect(section.getByText(words.phoneLength).last()).toBeVisible();
    }
    expect(await tableBookingsAtTheBar(bar.url)).toEqual([]);
    await phone.fill('+33 6 12 34 56 78');
    await submit.click();
    await expect(section.getByRole('heading', { name: words.sent })).toBeVisible();
  });

  const link = await section.getByRole('link', { name: words.link }).getAttribute('href');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(bar.url + link);
  await expect(other.getByRole('heading', { name: words.sent })).toBeVisible();
  await other.getByText(words.cancel).click();
  await other.getByRole('button', { name: words.cancelYes }).click();
  await expect(other.getByRole('heading', { name: words.cancelled })).toBeVisible();
  expect(await tableBookingsAtTheBar(bar.url)).toMatchObject([{ status: 'cancelled' }]);
  await elsewhere.close();
  await lookAgain();
  await expect(section.getByRole('heading', { name: words.cancelled })).toBeVisible();
});
