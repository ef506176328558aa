import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { newOrderId } from '../../support/data/test-orders';

const MINUTE = 60_000;

async function set(bar: TestApp, key: string, value: unknown): Promise<void> {
  const owner = await signIn(bar, 'super_admin');
  const sent = { method: 'PUT', body: { value } };
  expect((await owner.send(`/api/admin/settings/${key}`, sent)).status).toBe(200);
}

describeOnBoth('a table under changed settings', (openApp) => {
  test('queued for a time that is gone is refused with the times, and books another', async () => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    await set(bar, 'bookings.times', ['00:30', '19:00']);
    const queued = { id: newOrderId(), ageMs: 20 * MINUTE };
    const old = await bookTable(guest, tableWish(), queued);
    expect([old.status, old.body]).toMatchObject([
      409,
      {
        code: 'booking.time_gone',
        times: ['19:00', '00:30'],
        alternatives: [
          { reservationTime: '19:00', tablePreference: 'outdoor' },
          { reservationTime: '19:00' },
          { reservationTime: '19:00' },
        ],
      },
    ]);
    expect(await bar.rows('SELECT * FROM reservation')).toEqual([]);
    const late = await bookTable(guest, tableWish({ reservationTime: '00:30' }));
    expect([late.status, late.body]).toMatchObject([
      201,
      { serviceDay: '2026-07-05', reservationDate: '2026-07-05T21:30:00.000Z' },
    ]);
    const page = await guest.send(`${late.body.manageUrl}&lang=en`);
    expect(page.text).toContain('00:30 (after midnight, night of');
  });

  test('that stands stays as it is, and its booking sent again gets its first response', async () => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    const sent = { id: newOrderId(), secret: 'c2VjcmV0LW9mLXRoZS1vcmRlcg' };
    const first = await bookTable(guest, tableWish(), sent);
    await set(bar, 'bookings.times', ['19:00']);
    await set(bar, 'bookings.maxParty', '2');
    await set(bar, 'bookings.daysAhead', 1);
    await set(bar, 'bookings.leadMinutes', 10_080);
    expect((await bookTable(guest, tableWish(), sent)).text).toBe(first.text);
    const { body } = await guest.send(`/api/reservations/${first.body.reservationId}`);
    expect(body.reservation).toMatchObject({ status: 'pending', reservationTime: '20:00' });
    const staff = await signIn(bar, 'staff');
    const path = `/api/admin/reservations/${first.body.reservationId}/status`;
    const confirmed = await staff.send(path, { method: 'PATCH', body: { status: 'confirmed' } });
    expect(confirmed.status).toBe(200);
  });

  test('is refused beyond the days ahead, as a brunch is', async () => {
    const bar = await openApp();
    await set(bar, 'bookings.daysAhead', 2);
    const table = (reservationDate: string) =>
      bookTable(createBrowser(bar), tableWish({ reservationDate }));
    const brunch = (reservationDate: string) =>
      bookBrunch(createBrowser(bar), brunchWish({ reservationDate }));
    const last = [await table('2026-07-06'), await brunch('2026-07-06')];
    expect(last.map(({ status }) => status)).toEqual([201, 201]);
    const far = [await table('2026-07-07'), await brunch('2026-07-07')];
    expect(far.map(({ status, body }) => [status, body.code])).toEqual(
      Array(2).fill([422, 'booking.too_far_ahead']),
    );
  });

  test('tells phones only what is unusual', async () => {
    const bar = await openApp();
    const told = async () =>
      ((await createBrowser(bar).send('/api/venue')).body.rules as { bookings?: unknown }).bookings;
    expect(await told()).toBeUndefined();
    await set(bar, 'bookings.maxParty', '6');
    expect(await told()).toEqual({ maxParty: 6 });
  });
});
