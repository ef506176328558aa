import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';

/** The tests' clock shows the evening of 4 July 2026, 21:00. */
const SUKRU = {
  guestName: 'Şükrü Işık',
  guestPhone: '0532 111 22 33',
  guestEmail: 'sukru@example.com',
  serviceDay: '2026-07-05',
  reservationTime: '20:00',
  partySize: 2,
};
const DENIZ = { ...SUKRU, guestName: 'Deniz Ak', guestPhone: '+90 (533) 444-22 33' };
const BRUNCH = { selectedFood: 'The Bliss Classic', selectedDrink: 'Efes' };
const DAY_MS = 86_400_000;

async function book(staff: TestStaff, body: object, kind = 'reservations') {
  const { status } = await staff.send(`/api/admin/${kind}`, { body });
  expect(status).toBe(201);
}

function finder(staff: TestStaff, kind = 'reservations') {
  return async (q: string, more = '') => {
    const { body } = await staff.send(`/api/admin/${kind}?q=${encodeURIComponent(q)}${more}`);
    const { reservations, total } = body as {
      reservations: { guestName: string }[];
      total: number;
    };
    return [total, ...reservations.map(({ guestName }) => guestName)];
  };
}

describeOnFile('the search for bookings', (openApp) => {
  test('finds a guest by name and by any digits, on days that are past and coming', async () => {
    const bar = await openApp();
    await book(await signIn(bar, 'staff'), SUKRU);
    bar.clock.advance(10 * DAY_MS);
    const can = await signIn(bar, 'staff');
    await book(can, { ...DENIZ, serviceDay: '2026-07-20' });
    const found = finder(can);
    expect(await found('sukru')).toEqual([1, 'Şükrü Işık']);
    expect(await found('IŞIK şük')).toEqual([1, 'Şükrü Işık']);
    expect(await found('2233')).toEqual([2, 'Deniz Ak', 'Şükrü Işık']);
    expect(await found('0533 444')).toEqual([1, 'Deniz Ak']);
    expect(await found('2233', '&limit=1&page=2')).toEqual([2, 'Şükrü Işık']);
    expect(await found('2233', '&status=cancelled')).toEqual([0]);
    expect(await found('2233', '&date=2026-07-20')).toEqual([1, 'Deniz Ak']);
    expect(await found('%')).toEqual([0]);
    await book(can, { ...SUKRU, ...BRUNCH, serviceDay: '2026-07-18' }, 'brunch-reservations');
    expect(await finder(can, 'brunch-reservations')('sukru')).toEqual([1, 'Şükrü Işık']);
  });
});

describeOnFile('a guest who calls again', (openApp) => {
  async function known(staff: TestStaff, phone: string) {
    const { body } = await staff.send(`/api/admin/known-guests?phone=${encodeURIComponent(phone)}`);
    return (body as { guests: unknown[] }).guests;
  }

  async function join(bar: TestApp) {
    await bar.rows(`INSERT INTO member (id, email, first_name, last_name, phone, language, created_at)
      VALUES ('m1', 'ece@example.com', 'Ece', 'Tan', '+905551112233', 'tr', 1)`);
  }

  test('is offered by the last four digits: guests of bookings once, then members without an address', async () => {
    const bar = await openApp();
    await join(bar);
    const can = await signIn(bar, 'staff');
    await book(can, { ...SUKRU, guestName: 'ŞÜKRÜ IŞIK', guestEmail: 'old@example.com' });
    bar.clock.advance(60_000);
    await book(can, { ...SUKRU, reservationTime: '22:00' });
    await book(can, { ...DENIZ, ...BRUNCH }, 'brunch-reservations');
    const { guestName, guestPhone, guestEmail } = SUKRU;
    const sukru = { guestName, guestPhone, guestEmail };
    const ece = { guestName: 'Ece Tan', guestPhone: '+905551112233', guestEmail: null };
    expect(await known(can, '2233')).toEqual([
      sukru,
      { ...sukru, guestName: 'Deniz Ak', guestPhone: '+90 (533) 444-22 33' },
      ece,
    ]);
    expect(await known(can, '0532 111 22 33')).toEqual([sukru]);
    expect(await known(can, '233')).toEqual([]);
    expect(await known(can, '%%%%')).toEqual([]);
  });
});
