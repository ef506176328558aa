import { expect } from '@playwright/test';
import { brunchesAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test } from '../support/bar-test';
import { brunchOn, dayFromNow } from '../support/brunch-guest';
import { tabTo } from '../support/tab-to';

test('a brunch is booked in three steps, survives a reload and reaches the bar once', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  const { words, dialog, ...brunch } = brunchOn(page, 'en');
  await page.getByRole('button', { name: words.book, exact: true }).click();
  await brunch.goOn();
  await expect(page.getByText(words.missing, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('combobox', { name: words.date })).toBeFocused();
  await brunch.chooseSlot(dayFromNow(2), { people: '8' });
  await brunch.goOn();
  await expect(dialog.getByRole('radio', { name: 'The Bliss Classic', exact: true })).toBeFocused();
  await brunch.chooseFoodAndDrink(words.tenders, words.wine);
  await expect(dialog.getByText(words.stillNeeded)).toBeVisible();
  // Guests can tap the unavailable choice, but the runner would wait for it to be enabled.
  await dialog.getByRole('button', { name: words.complete }).click({ force: true });
  await expect(page.getByText(words.missing, { exact: true })).toBeVisible();
  await expect(page.getByText(words.fillIn, { exact: true })).toBeVisible();
  await expect(dialog.getByLabel(words.name)).toBeFocused();
  await brunch.fillGuest();
  await page.reload();
  await expect(dialog.getByLabel(words.name)).toHaveValue('Ayşe Işık');
  await expect(dialog.getByText(words.depositSoon)).toBeVisible();
  await brunch.complete();
  await expect(page.getByText(words.success, { exact: true })).toBeVisible();
  await expect(page.getByText(words.successBody, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: words.bookings })).toBeVisible();
  expect(await brunchesAtTheBar(bar.url)).toMatchObject([
    {
      selectedFood: '3 Chicken Tenders',
      selectedSauce: 'Garlic & Herb',
      selectedDrink: 'House Rose',
      serviceDay: dayFromNow(2),
      reservationTime: '20:00',
      partySize: 8,
      guestName: 'Ayşe Işık',
      guestEmail: 'ayse@example.com',
      guestPhone: '+905321234567',
      status: 'pending',
      depositRequired: true,
    },
  ]);
  // The wizard starts again without choices.
  await page.goto(`${bar.url}/?d=brunch&step=3`);
  await expect(dialog.getByText(words.step(1))).toBeVisible();
  await expect(dialog.getByText(words.largeGroup)).toBeVisible();
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);

  await test.step('the next booking finds the guest’s details', async () => {
    await brunch.chooseSlot(dayFromNow(3));
    await brunch.chooseFoodAndDrink();
    await expect(dialog.getByLabel(words.name)).toHaveValue('Ayşe Işık');
    await expect(dialog.getByLabel(words.email)).toHaveValue('Ayse@Example.com');
  });
});

test('without a connection a brunch waits on the phone, says so, and reaches the bar once', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, `${bar.url}/?d=brunch`, 'tr');
  const { words, dialog, ...brunch } = brunchOn(page, 'tr');
  await brunch.chooseSlot(dayFromNow(1));
  await brunch.chooseFoodAndDrink();
  await brunch.fillGuest();
  await context.setOffline(true);
  await brunch.complete();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#reservations').getByText(words.savedHere)).toBeVisible();
  await expect(page.getByText(words.success, { exact: true })).toHaveCount(0);
  expect(await brunchesAtTheBar(bar.url)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(words.success, { exact: true })).toBeVisible();
  await expect(page.getByText(words.success, { exact: true })).toHaveCount(1);
  expect(await brunchesAtTheBar(bar.url)).toHaveLength(1);
  await expect(page.locator('#reservations').getByText(words.savedHere)).toHaveCount(0);
});

test('a guest books a brunch with the keyboard alone', async ({ bar, context }) => {
  const page = await openMenu(context, `${bar.url}/?d=brunch`, 'en');
  const { words, dialog } = brunchOn(page, 'en');
  await expect(dialog.getByText(words.step(1))).toBeVisible();
  await tabTo(page, /^\w+, \d+ \w+ \d{4}/);
  await page.keyboard.press('Space');
  // The first day is today, whose earlier times are over.
  await tabTo(page, /^2[01]:[03]0$/);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: '22:00' })).toBeChecked();
  await tabTo(page, /^People$/);
  await page.keyboard.type('3');
  await tabTo(page, /^Continue/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(words.step(2))).toBeVisible();
  await tabTo(page, /The Bliss Classic/);
  await page.keyboard.press('Space');
  // The arrow key stays down until the choice has followed.
  await page.keyboard.down('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /The Bliss Classic Cheese/ })).toBeChecked();
  await page.keyboard.up('ArrowDown');
  await tabTo(page, /^Efes$/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Continue/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(words.step(3))).toBeVisible();
  await tabTo(page, /^Full name$/);
  await page.keyboard.type('Ada Kaya');
  await tabTo(page, /^Email$/);
  await page.keyboard.type('ada@example.com');
  await tabTo(page, /^Phone number$/);
  await page.keyboard.type('5321234567');
  await tabTo(page, /^Complete Reservation/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.success, { exact: true })).toBeVisible();
  await expect(page.locator('#reservations-heading')).toBeFocused();
  expect(await brunchesAtTheBar(bar.url)).toMatchObject([
    { selectedFood: 'The Bliss Classic Cheese', reservationTime: '22:00', partySize: 3 },
  ]);
});

test('the deposit line changes while it is read, by the clock and by what is chosen', async ({
  bar,
  context,
}) => {
  // The venue's clock shows 19:58, so 20:00 tomorrow is a little more than 24 hours away.
  await context.clock.install({ time: new Date('2027-07-03T16:58:00Z') });
  const page = await openMenu(context, `${bar.url}/?d=brunch`, 'en');
  const { words, dialog, ...brunch } = brunchOn(page, 'en');
  await brunch.pickDay('2027-07-04');
  await brunch.pickTime('20:00');
  await expect(dialog.getByText(words.depositSoon)).toBeVisible();
  await context.clock.fastForward('05:00');
  await expect(dialog.getByText(words.noDeposit)).toBeVisible();
  await expect(dialog.getByText(words.depositSoon)).toHaveCount(0);
  await brunch.pickTime('20:30');
  await expect(dialog.getByText(words.depositSoon)).toBeVisible();
  // The page promises three days only if the brunch is further away than that.
  await brunch.pickDay('2027-07-07');
  await expect(dialog.getByText(words.deposit)).toBeVisible();
  await brunch.pickDay('2027-07-03');
  await expect(dialog.getByText(words.noDeposit)).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '20:00' })).toBeDisabled();
  await expect(dialog.getByRole('radio', { name: '20:30' })).toBeEnabled();
  await dialog.getByRole('combobox', { name: words.date }).click();
  await expect(dialog.locator('[data-day="2027-07-02"]').getByRole('button')).toBeDisabled();
});

test('Back goes one step back and out, a link to an impossible step leads to the missing choice, and a refusal keeps the form', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  const { words, dialog, ...brunch } = brunchOn(page, 'en');
  await page.getByRole('button', { name: words.book, exact: true }).click();
  await brunch.chooseSlot(dayFromNow(2));
  await brunch.chooseFoodAndDrink();
  await dialog.getByRole('button', { name: words.back }).click();
  await expect(dialog.getByText(words.step(2))).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Efes', exact: true })).toBeChecked();
  await page.goBack();
  await expect(dialog.getByText(words.step(1))).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => localStorage.removeItem('brunch-draft'));
  await page.goto(`${bar.url}/?d=brunch&step=2`);
  await expect(dialog.getByText(words.step(1))).toBeVisible();
  await expect(page).toHaveURL(/step=1/);
  await brunch.chooseSlot(dayFromNow(2));
  await page.goto(`${bar.url}/?d=brunch&step=3`);
  await expect(dialog.getByText(words.step(2))).toBeVisible();

  await test.step("a refusal shows the server's reason, and the form keeps its values", async () => {
    const refusal = 'We are closed for a wedding that evening.';
    await context.route('**/api/brunch-reservations', (route) =>
      route.fulfill({
        status: 422,
        headers: { 'X-BB-Api': '1' },
        json: { code: 'booking.too_far_ahead', message: refusal },
      }),
    );
    await brunch.chooseFoodAndDrink();
    await brunch.fillGuest();
    await brunch.complete();
    await expect(page.getByText(words.error, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
    await expect(dialog.getByLabel(words.name)).toHaveValue('Ayşe Işık');
    await context.unroute('**/api/brunch-reservations');
    await brunch.complete();
    await expect(page.getByText(words.success, { exact: true })).toBeVisible();
    expect(await brunchesAtTheBar(bar.url)).toHaveLength(1);
  });
});
