import { tableDays } from '../../src/domain/bookings/booking';
import { test } from './engine-test';
import { enter, PHONE_NUMBER, pickDay } from './guest-steps';

test('a guest books a table', async ({ bar, page }) => {
  const section = page.within('#reservations');
  await enter(page, bar.url);
  await page.tap('button', 'Book Table');
  await section.tap('radio', /3-4 people/);
  await section.tap('field', /^Date/);
  await pickDay(page, tableDays(Date.now()).first);
  await section.tap('radio', /Outdoor/);
  await section.tap('radio', /^20:00/);
  await section.fill('Name', 'Ada Kaya');
  await section.fill('Phone number', PHONE_NUMBER);
  await section.tap('button', /^Book a table/);
  await section.sees('heading', 'Request sent. We confirm by phone.');
});
