import { expect } from '@playwright/test';
import { sendAsStaff, signedIn } from '../../support/calls/staff-calls';
import { openMenu, test } from '../support/bar-test';
import { bookerOn } from '../support/booking';
import { guestOn } from '../support/guest';
import { DEFNE } from '../support/staff';

const VALUES = {
  'venue.phone': '+902521234567',
  'venue.whatsapp': '+905321234567',
  'venue.email': 'hi@bar.example',
  'venue.address': 'Çarşı Caddesi 1',
  'venue.instagram': 'https://www.instagram.com/bliss',
  'club.tierNamesEn': ['Deck hand', 'Sailor', 'Mate', 'Captain'],
  'club.tiersGiveEn': 'Captains choose their table.',
  'menu.friesPrice': 120,
  'delivery.fee': 99,
  'ordering.table': false,
  'bookings.times': ['18:00', '19:30'],
  'bookings.maxParty': '4',
};

test('settings of contact, club, fries, delivery and tables show on the guest’s page', async ({
  bar,
  context,
}) => {
  const owner = await signedIn(bar.url, DEFNE);
  for (const [key, value] of Object.entries(VALUES)) {
    await sendAsStaff(bar.url, owner, { method: 'PUT', path: `settings/${key}`, body: { value } });
  }
  const page = await openMenu(context, `${bar.url}/#reservations`, 'en');
  await expect(page.locator('a[href="tel:+902521234567"]').first()).toBeAttached();
  await expect(page.locator('a[href*="905321234567"]').first()).toBeAttached();
  await expect(page.locator('a[href^="mailto:hi@bar.example"]').first()).toBeAttached();
  await expect(page.locator('a[href="https://www.instagram.com/bliss"]').first()).toBeAttached();
  await expect(page.getByText('Çarşı Caddesi 1').first()).toBeAttached();
  await expect(page.getByText('Captain', { exact: true }).first()).toBeAttached();
  await expect(page.getByText('Captains choose their table.').first()).toBeAttached();

  const burger = page.getByRole('article').filter({ hasText: 'with fries' }).first();
  await expect(burger).toContainText('₺610');

  const { section, submit, time, words } = bookerOn(page, 'en');
  await expect(submit).toBeVisible();
  await expect(time('19:30')).toBeAttached();
  await expect(time('20:00')).toHaveCount(0);
  await expect(section.getByRole('radio', { name: words.people })).toBeAttached();
  await expect(section.getByRole('radio', { name: '5-6 people' })).toHaveCount(0);

  const guest = guestOn(page, 'en');
  await guest.add('House Lemonade');
  await guest.viewOrder();
  const checkout = page.getByRole('dialog');
  await checkout.getByRole('radio', { name: guest.words.delivery }).click();
  await expect(checkout.getByText(/₺99/).first()).toBeVisible();
  await expect(checkout.getByRole('radio', { name: guest.words.atMyTable })).toHaveCount(0);
});
