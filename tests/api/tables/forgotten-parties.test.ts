import { expect, test } from 'vitest';
import { closeForgottenParties } from '../../../server/usecases/upkeep/due-work';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, brunchWish } from '../../support/data/test-bookings';

const HOUR = 60 * 60_000;
const T5 = 25;

function statuses(bar: TestApp, table: 'reservation' | 'brunch_reservation') {
  return bar.rows(`SELECT status, status_by FROM ${table}`);
}

async function seatSomebody(bar: TestApp) {
  const can = await signIn(bar, 'staff');
  const body = { tableId: T5, partySize: 2 };
  return can.send('/api/admin/reservations/walk-in', { body });
}

describeApp('a seated party that nobody has closed', (openApp) => {
  test('keeps its table until the end of the business day', async () => {
    const bar = await openApp();
    expect((await seatSomebody(bar)).status).toBe(201);
    bar.clock.advance(2 * HOUR);
    await closeForgottenParties(bar.deps);
    expect(await statuses(bar, 'reservation')).toMatchObject([{ status: 'seated' }]);
    bar.clock.advance(12 * HOUR);
    await closeForgottenParties(bar.deps);
    expect(await statuses(bar, 'reservation')).toEqual([{ status: 'completed', status_by: null }]);
    expect((await seatSomebody(bar)).status).toBe(201);
  });

  test('leaves no table to clear in the next evening', async () => {
    const bar = await openApp();
    await seatSomebody(bar);
    bar.clock.advance(14 * HOUR);
    await closeForgottenParties(bar.deps);
    const [row] = await bar.rows('SELECT status_at FROM reservation');
    expect(new Date(Number(row?.status_at)).toISOString()).toBe('2026-07-05T00:59:59.999Z');
  });

  test('can be a brunch with a first drink; a brunch that never came stays as it is', async () => {
    const bar = await openApp();
    await bookBrunch(createBrowser(bar), brunchWish());
    await bookBrunch(createBrowser(bar), brunchWish({ guestName: 'Owen Hale' }));
    await bar.rows(
      `UPDATE brunch_reservation SET status = 'confirmed', first_drink_at = CASE guest_name WHEN 'Ada Kaya' THEN starts_at END`,
    );
    bar.clock.advance(72 * HOUR);
    await closeForgottenParties(bar.deps);
    expect(await statuses(bar, 'brunch_reservation')).toMatchObject([
      { status: 'completed' },
      { status: 'confirmed' },
    ]);
  });
});
