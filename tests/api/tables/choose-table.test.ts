import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { newOrderId } from '../../support/data/test-orders';

const MINUTE = 60_000;
type Choice = { tableId: number | null; from?: number | null };

function choose(staff: TestStaff, id: unknown, body: Choice, headers: Record<string, string> = {}) {
  return staff.send(`/api/admin/reservations/${id}/table`, { method: 'PATCH', body, headers });
}

function walkIn(staff: TestStaff, body: Record<string, unknown>) {
  return staff.send('/api/admin/reservations/walk-in', { body });
}

/** Tables T5 to T8 seat four outdoors; a booking for four at 20:00 gets the first free table. */
const [T5, T6, T7] = [25, 26, 27];

async function withTwoBookings(bar: TestApp) {
  const first = await bookTable(createBrowser(bar), tableWish());
  const second = await bookTable(createBrowser(bar), tableWish({ guestName: 'Owen Hale' }));
  expect([first.body.tableLabel, second.body.tableLabel]).toEqual(['T5', 'T6']);
  return { ada: first.body.id, owen: second.body.id };
}

function actions(bar: TestApp) {
  return bar.rows(`SELECT action, "before", "after" FROM audit WHERE tbl <> 'staff' ORDER BY seq`);
}

describeApp('a table for a booking', (openApp) => {
  test('is chosen by any of the staff, once, and the log says from where to where', async () => {
    const bar = await openApp();
    const { ada } = await withTwoBookings(bar);
    const can = await signIn(bar, 'staff');
    const key = { 'Idempotency-Key': newOrderId(), 'X-BB-Age-Ms': String(5 * MINUTE) };
    const moved = await choose(can, ada, { tableId: T7, from: T5 }, key);
    const again = await choose(can, ada, { tableId: T7, from: T5 }, key);
    expect(moved.body.reservation).toMatchObject({ tableId: T7, tableLabel: 'T7', v: 2 });
    expect(again.body).toEqual(moved.body);
    const log = await actions(bar);
    expect(log.map(({ action }) => action)).toEqual(['reservation.table']);
    expect(JSON.parse(String(log[0]?.before))).toEqual({ tableId: T5, tableLabel: 'T5' });
    expect(JSON.parse(String(log[0]?.after))).toEqual({ tableId: T7, tableLabel: 'T7' });
  });

  test('is refused while another booking has it, and names that booking', async () => {
    const bar = await openApp();
    const { ada } = await withTwoBookings(bar);
    const { status, body } = await choose(await signIn(bar, 'staff'), ada, { tableId: T6 });
    expect([status, body.code]).toEqual([409, 'table.taken']);
    expect(body).toMatchObject({
      by: 'Owen Hale',
      at: '2026-07-05T17:00:00.000Z',
      tableLabel: 'T6',
      current: { tableId: T5 },
    });
    expect(await actions(bar)).toEqual([]);
  });

  test('is refused from its start on while another party still sits there, and accepted before its start', async () => {
    const bar = await openApp();
    const { ada, owen } = await withTwoBookings(bar);
    const can = await signIn(bar, 'staff');
    await walkIn(can, { tableId: T7, partySize: 2, guestName: 'Mert' });
    const now = bar.clock.now();
    const setHour = (id: unknown, minutes: number) =>
      bar.rows(
        `UPDATE reservation SET starts_at = ${now + minutes * MINUTE}, ends_at = ${now + (minutes + 120) * MINUTE} WHERE id = '${id}'`,
      );
    await setHour(ada, 125);
    await setHour(owen, 140);
    bar.clock.advance(130 * MINUTE);
    const { status, body } = await choose(can, ada, { tableId: T7 });
    expect([status, body.code, body.by]).toEqual([409, 'table.taken', 'Mert']);
    expect((await choose(can, owen, { tableId: T7 })).status).toBe(200);
    bar.clock.advance(15 * MINUTE);
    // A booking does not conflict with itself.
    await bar.rows(`UPDATE reservation SET status = 'completed' WHERE guest_name = 'Mert'`);
    await bar.rows(
      `UPDATE reservation SET status = 'seated', status_at = ${bar.clock.now()} WHERE id = '${owen}'`,
    );
    expect((await choose(can, owen, { tableId: T7 })).status).toBe(200);
  });

  test('has one winner of two who want it at the same moment', async () => {
    const bar = await openApp();
    const { ada, owen } = await withTwoBookings(bar);
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const responses = await Promise.all([
      choose(can, ada, { tableId: T7, from: T5 }),
      choose(elif, owen, { tableId: T7, from: T6 }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('table.taken');
    expect(await actions(bar)).toHaveLength(1);
  });

  test("keeps the first choice; the second person, who saw the old value, learns the first one's name", async () => {
    const bar = await openApp();
    const { ada } = await withTwoBookings(bar);
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    await choose(elif, ada, { tableId: T7, from: T5 });
    const late = await choose(can, ada, { tableId: 28, from: T5 });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body).toMatchObject({ by: 'Elif', current: { tableLabel: 'T7' } });
  });

  test('succeeds without a change when another tablet chose the same table', async () => {
    const bar = await openApp();
    const { ada } = await withTwoBookings(bar);
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    await choose(elif, ada, { tableId: T7, from: T5 });
    const again = await choose(can, ada, { tableId: T7, from: T5 });
    expect([again.status, again.body.reservation]).toMatchObject([200, { tableLabel: 'T7' }]);
    expect(await actions(bar)).toHaveLength(1);
  });

  test('may be too small for them, may be none, and may not be blocked', async () => {
    const bar = await openApp();
    const { ada } = await withTwoBookings(bar);
    const can = await signIn(bar, 'staff');
    expect((await choose(can, ada, { tableId: 21 })).status).toBe(200);
    const none = await choose(can, ada, { tableId: null, from: 21 });
    expect(none.body.reservation).toMatchObject({ tableId: null, tableLabel: null });
    await bar.rows(`UPDATE venue_table SET is_active = 0 WHERE id = ${T7}`);
    const blocked = await choose(can, ada, { tableId: T7 });
    expect([blocked.status, blocked.body.code]).toEqual([409, 'table.blocked']);
    const unknown = await choose(can, ada, { tableId: 999 });
    expect([unknown.status, unknown.body.code]).toEqual([409, 'table.blocked']);
  });

  test('is given to a brunch in the same way: brunches and tables share the tables', async () => {
    const bar = await openApp();
    const brunch = await bookBrunch(createBrowser(bar), brunchWish());
    const other = await bookTable(
      createBrowser(bar),
      tableWish({ reservationDate: '2026-07-06', reservationTime: '18:00' }),
    );
    const can = await signIn(bar, 'staff');
    const path = `/api/admin/brunch-reservations/${brunch.body.id}/table`;
    const taken = await can.send(path, { method: 'PATCH', body: { tableId: T5 } });
    expect([other.body.tableLabel, taken.body.code]).toEqual(['T5', 'table.taken']);
    const moved = await can.send(path, { method: 'PATCH', body: { tableId: T6 } });
    expect(moved.body.reservation).toMatchObject({ tableLabel: 'T6' });
    expect((await actions(bar)).map(({ action }) => action)).toEqual(['brunch_reservation.table']);
  });

  test('is not changed any more once the booking is over', async () => {
    const bar = await openApp();
    const { ada } = await withTwoBookings(bar);
    const can = await signIn(bar, 'staff');
    const body = { status: 'cancelled' };
    await can.send(`/api/admin/reservations/${ada}/status`, { method: 'PATCH', body });
    const late = await choose(can, ada, { tableId: T7 });
    expect([late.status, late.body.code, late.body.by]).toEqual([409, 'conflict', 'Can']);
  });
});
