import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { newOrderId } from '../../support/data/test-orders';

const MINUTE = 60_000;
const T5 = 25;

function patch(staff: TestStaff, path: string, body: unknown, ageMs = 0) {
  const headers = { 'Idempotency-Key': newOrderId(), 'X-BB-Age-Ms': String(ageMs) };
  return staff.send(`/api/admin/${path}`, { method: 'PATCH', body, headers });
}

function seat(staff: TestStaff, id: string, more: Record<string, unknown> = {}, ageMs = 0) {
  return patch(staff, `reservations/${id}/status`, { status: 'seated', ...more }, ageMs);
}

/** Ada sits at T5 beyond her stay; Owen has booked T5 for the time after it. */
async function withOverstay(bar: TestApp) {
  const guest = createBrowser(bar);
  const ada = await bookTable(guest, tableWish({ reservationTime: '18:00' }));
  const owen = await bookTable(guest, tableWish({ guestName: 'Owen Hale' }));
  expect([ada.body.tableLabel, owen.body.tableLabel]).toEqual(['T5', 'T5']);
  await moveTo(bar, String(ada.body.id));
  const can = await signIn(bar, 'staff');
  expect((await seat(can, String(ada.body.id))).status).toBe(200);
  const since = new Date(bar.clock.now()).toISOString();
  bar.clock.advance(125 * MINUTE);
  return { can, since, ada: String(ada.body.id), owen: String(owen.body.id) };
}

async function moveTo(bar: TestApp, id: string, table = 'reservation'): Promise<void> {
  const [row] = await bar.rows(`SELECT starts_at FROM ${table} WHERE id = '${id}'`);
  bar.clock.advance(Number(row?.starts_at) - bar.clock.now());
}

/** Guests without a booking sit at T5; staff have confirmed their first order. */
async function guestsAtT5(bar: TestApp): Promise<string> {
  const at = bar.clock.now();
  await bar.rows(`INSERT INTO seating (id, v, table_id, opened_at, accepted_at, accepted_by)
    VALUES ('${newOrderId()}', 1, ${T5}, ${at}, ${at}, 'Can')`);
  return new Date(at).toISOString();
}

describeApp('a table where somebody sits', (openApp) => {
  test('takes no second party: the response names who sits there and since when', async () => {
    const bar = await openApp();
    const { can, since, owen } = await withOverstay(bar);
    const { status, body } = await seat(can, owen);
    expect([status, body.code]).toEqual([409, 'table.occupied']);
    expect(body).toMatchObject({ tableLabel: 'T5', by: 'Ada Kaya', at: since });
    expect(body.current).toMatchObject({ id: owen, status: 'pending' });
  });

  test('takes a second party that staff seat there on purpose', async () => {
    const bar = await openApp();
    const { can, owen } = await withOverstay(bar);
    const together = await seat(can, owen, { isTogether: true });
    expect(together.body.reservation).toMatchObject({ status: 'seated', tableLabel: 'T5' });
  });

  test('takes the next party once the first has left', async () => {
    const bar = await openApp();
    const { can, ada, owen } = await withOverstay(bar);
    await patch(can, `reservations/${ada}/status`, { status: 'completed' });
    expect((await seat(can, owen)).status).toBe(200);
  });

  test('takes no party that a tablet seated there offline, before it knew of the first', async () => {
    const bar = await openApp();
    const { can, owen } = await withOverstay(bar);
    const late = await seat(can, owen, { from: 'pending' }, 30 * MINUTE);
    expect([late.status, late.body.code]).toEqual([409, 'table.occupied']);
  });

  test('has one party when two tablets seat two parties there at the same moment', async () => {
    const bar = await openApp();
    const { can, ada, owen } = await withOverstay(bar);
    await patch(can, `reservations/${ada}/status`, { status: 'confirmed' });
    const both = await Promise.all([seat(can, ada), seat(can, owen)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('gives a party that comes back another table', async () => {
    const bar = await openApp();
    const { can, owen } = await withOverstay(bar);
    await patch(can, `reservations/${owen}/status`, { status: 'no_show' });
    const back = await seat(can, owen);
    expect(back.body.reservation).toMatchObject({ status: 'seated', tableLabel: 'S4' });
  });

  test('takes neither a booking nor a walk-in while guests without a booking sit there', async () => {
    const bar = await openApp();
    const booked = await bookTable(createBrowser(bar), tableWish());
    const id = String(booked.body.id);
    await moveTo(bar, id);
    const since = await guestsAtT5(bar);
    const can = await signIn(bar, 'staff');
    const refused = await seat(can, id);
    expect(refused.body).toMatchObject({ code: 'table.occupied', by: null, at: since });
    await patch(can, `reservations/${id}/status`, { status: 'cancelled' });
    const walkIn = { tableId: T5, partySize: 2 };
    const second = await can.send('/api/admin/reservations/walk-in', { body: walkIn });
    expect([second.status, second.body.code]).toEqual([409, 'table.taken']);
  });

  test('serves no second brunch its first drink unasked', async () => {
    const bar = await openApp();
    const booked = await bookBrunch(createBrowser(bar), brunchWish({ partySize: 4 }));
    const id = String(booked.body.reservationId);
    await bar.rows(`UPDATE brunch_reservation SET status = 'confirmed', table_id = ${T5}`);
    await moveTo(bar, id, 'brunch_reservation');
    await guestsAtT5(bar);
    const can = await signIn(bar, 'staff');
    const drink = (more = {}) =>
      patch(can, `brunch-reservations/${id}/first-drink`, { isServed: true, ...more });
    const refused = await drink();
    expect([refused.status, refused.body.code]).toEqual([409, 'table.occupied']);
    expect((await drink({ isTogether: true })).status).toBe(200);
  });
});
