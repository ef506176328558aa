import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { brunchesAtTheBar, sendAsStaff, signedIn } from '../../support/calls/staff-calls';
import { seatBrunches, sendBooking } from '../../support/evenings/booked-evening';
import { test } from '../support/bar-test';
import { ELIF, openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${name}`) }) });

test('two tablets share the bookings: a phone number stays hidden until it is tapped, and the offline tablet learns who was first', async ({
  bar,
  context,
}) => {
  const { id } = await sendBooking(bar.url, 'table');
  await sendBooking(bar.url, 'table', { guestName: 'Derya Aksoy' });
  const can = await openBoard(context, bar.url, 'en');
  await can.goto(`${bar.url}/admin/reservations/tables`);
  await expect(rowOf(can, 'Ada Kaya')).toContainText('Pending');

  await context.setOffline(true);
  await rowOf(can, 'Ada Kaya')
    .getByRole('button', { name: /^Ada Kaya/ })
    .click();
  const panel = can.getByRole('dialog');
  await expect(panel.getByText('By the sea, please')).toBeVisible();
  expect(await can.content()).not.toContain('123 45 67');
  await panel.getByRole('button', { name: /^Show number/ }).click();
  const call = panel.getByRole('link', { name: 'Call Ada Kaya' });
  await expect(call).toBeFocused();
  await expect(call).toHaveAttribute('href', 'tel:+905321234567');
  await panel.getByRole('button', { name: /^Confirm\W+Ada Kaya$/ }).click();
  await expect(panel.getByText('Waiting to be sent')).toBeVisible();
  await can.goBack();
  await expect(rowOf(can, 'Ada Kaya')).toContainText('Confirmed');

  const body = { status: 'cancelled', from: 'pending' };
  await sendAsStaff(bar.url, await signedIn(bar.url, ELIF), {
    path: `reservations/${id}/status`,
    body,
  });
  await context.setOffline(false);
  await expect(rowOf(can, 'Ada Kaya')).toContainText('Needs you');
  await rowOf(can, 'Ada Kaya')
    .getByRole('button', { name: /^Ada Kaya/ })
    .click();
  await expect(panel.getByText(/^Elif moved this to Cancelled at \d\d:\d\d\.$/)).toBeVisible();
  await panel.getByRole('button', { name: 'Keep theirs' }).click();
  await can.goBack();
  await expect(rowOf(can, 'Ada Kaya')).not.toContainText('Needs you');

  await rowOf(can, 'Derya Aksoy')
    .getByRole('button', { name: /^Derya Aksoy/ })
    .click();
  await can.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await can.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await can.goBack();
  await expect(rowOf(can, 'Derya Aksoy')).toContainText('Cancelled');
});

test('the time of drinks is one for all tablets: served offline, taken back, kept over a reload', async ({
  bar,
  context,
}) => {
  await seatBrunches(bar, [
    { name: 'Lale', minutes: 80 },
    { name: 'Ekin', minutes: null },
  ]);
  const can = await openBoard(context, bar.url, 'en');
  await expect(can.getByRole('link', { name: /Lale/ })).toContainText('Last call');

  await can.getByRole('link', { name: /Lale/ }).click();
  await expect(can.getByRole('dialog')).toContainText('Lale');
  await can.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await context.setOffline(true);
  await rowOf(can, 'Ekin')
    .getByRole('button', { name: /^Party is here\W+Ekin$/ })
    .click();
  await can.getByRole('button', { name: 'First drink served' }).click();
  const running = can.getByRole('link', { name: /Ekin/ });
  await expect(running).toContainText(/1:29:\d\d/);
  await expect(can.getByRole('region', { name: 'Last change' })).toContainText(
    'first drink served',
  );
  await can.getByRole('button', { name: /^Undo/ }).click();
  await expect(running).toHaveCount(0);
  await rowOf(can, 'Ekin')
    .getByRole('button', { name: /^Party is here\W+Ekin$/ })
    .click();
  await can.getByRole('button', { name: 'First drink served' }).click();
  await expect(running).toBeVisible();

  await context.setOffline(false);
  const drinkOf = async (name: string) =>
    (await brunchesAtTheBar(bar.url)).find(({ guestName }) => guestName === name)?.firstDrinkAt;
  await expect.poll(() => drinkOf('Ekin')).toEqual(expect.any(String));
  await can.reload();
  await expect(running).toContainText(/1:2\d:\d\d/);
});
