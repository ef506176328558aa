import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { newOrderId } from '../../support/data/test-orders';

const MINUTE = 60_000;

function walkIn(staff: TestStaff, body: Record<string, unknown>, headers = {}) {
  return staff.send('/api/admin/reservations/walk-in', { body, headers });
}

/** Tables T5 to T8 seat four outdoors; a booking for four at 20:00 gets the first free table. */
const [T5, T6] = [25, 26];

async function withTwoBookings(bar: TestApp) {
  const first = await bookTable(createBrowser(bar), tableWish());
  const second = await bookTable(createBrowser(bar), tableWish({ guestName: 'Owen Hale' }));
  expect([first.body.tableLabel, second.body.tableLabel]).toEqual(['T5', 'T6']);
  return { ada: first.body.id, owen: second.body.id };
}

function actions(bar: TestApp) {
  return bar.rows(`SELECT action, "before", "after" FROM audit WHERE tbl <> 'staff' ORDER BY seq`);
}

describeApp('people without a booking', (openApp) => {
  test('sit down at once, since the tap, for two hours, and are in the log', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    const id = newOrderId();
    const headers = { 'Idempotency-Key': id, 'X-BB-Age-Ms': String(10 * MINUTE) };
    const { status, body } = await walkIn(can, { tableId: T5, partySize: 3 }, headers);
    expect(status).toBe(201);
    const since = bar.clock.now() - 10 * MINUTE;
    expect(body.reservation).toMatchObject({
      id,
      status: 'seated',
      statusAt: new Date(since).toISOString(),
      statusBy: 'Can',
      endsAt: new Date(since + 120 * MINUTE).toISOString(),
      tableLabel: 'T5',
      partySize: 3,
      guestName: '',
      guestPhone: '',
    });
    expect((await walkIn(can, { tableId: T5, partySize: 3 }, headers)).text).toBe(
      JSON.stringify(body),
    );
    expect((await actions(bar)).map(({ action }) => action)).toEqual(['reservation.walk_in']);
  });

  test('of a past evening are refused, whatever the tablet stored', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    const late = (hours: number) =>
      walkIn(can, { tableId: T5, partySize: 2 }, { 'X-BB-Age-Ms': String(hours * 60 * MINUTE) });
    const refused = await late(30);
    expect([refused.status, refused.body.code]).toEqual([409, 'table.walk_in_over']);
    expect(await bar.rows('SELECT id FROM reservation')).toEqual([]);
    expect((await late(1)).status).toBe(201);
  });

  test('are not put at a table with a party, or with a booking within half an hour', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    await walkIn(can, { tableId: T5, partySize: 2 });
    bar.clock.advance(130 * MINUTE);
    const sitting = await walkIn(can, { tableId: T5, partySize: 2 });
    expect([sitting.status, sitting.body.code]).toEqual([409, 'table.taken']);
    await bar.rows(`UPDATE venue_table SET is_active = 0 WHERE id = ${T6}`);
    const blocked = await walkIn(can, { tableId: T6, partySize: 2 });
    expect(blocked.body.code).toBe('table.blocked');
  });

  test('are not seated at the table of a late brunch, nor of a party that came early', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    await bookBrunch(createBrowser(bar), brunchWish());
    const { body: early } = await bookTable(createBrowser(bar), tableWish());
    const now = bar.clock.now();
    await bar.rows(`UPDATE brunch_reservation SET status = 'confirmed', table_id = ${T5},
      starts_at = ${now - 125 * MINUTE}, ends_at = ${now - 5 * MINUTE}, first_drink_at = ${now - 15 * MINUTE}`);
    await bar.rows(`UPDATE reservation SET status = 'seated', table_id = ${T6}, status_at = ${now - 5 * MINUTE},
      starts_at = ${now + 35 * MINUTE}, ends_at = ${now + 155 * MINUTE} WHERE id = '${early.id}'`);
    for (const tableId of [T5, T6]) {
      const { status, body } = await walkIn(can, { tableId, partySize: 2 });
      expect([status, body.code, body.by]).toEqual([409, 'table.taken', 'Ada Kaya']);
    }
    await bar.rows(`UPDATE brunch_reservation SET status = 'completed'`);
    expect((await walkIn(can, { tableId: T5, partySize: 2 })).status).toBe(201);
  });

  test('leave in time for the next party', async () => {
    const bar = await openApp();
    const { ada } = await withTwoBookings(bar);
    const can = await signIn(bar, 'staff');
    const startsAt = bar.clock.now() + 70 * MINUTE;
    await bar.rows(
      `UPDATE reservation SET starts_at = ${startsAt}, ends_at = ${startsAt + 120 * MINUTE} WHERE id = '${ada}'`,
    );
    const { body } = await walkIn(can, { tableId: T5, partySize: 2 });
    expect(body.reservation).toMatchObject({ endsAt: new Date(startsAt).toISOString() });
    await bar.rows(`UPDATE reservation SET status = 'completed' WHERE status = 'seated'`);
    bar.clock.advance(45 * MINUTE);
    expect((await walkIn(can, { tableId: T5, partySize: 2 })).body.code).toBe('table.taken');
  });

  test('keep their table from guests who book online', async () => {
    const bar = await openApp();
    await bar.rows(`UPDATE venue_table SET is_active = (label = 'T5')`);
    const can = await signIn(bar, 'staff');
    await walkIn(can, { tableId: T5, partySize: 2 });
    const now = new Date(bar.clock.now()).toISOString();
    const [row] = await bar.rows(`SELECT starts_at, ends_at FROM reservation`);
    expect(new Date(Number(row?.starts_at)).toISOString()).toBe(now);
    const removed = await (await signIn(bar, 'manager')).send(`/api/admin/tables/${T5}`, {
      method: 'DELETE',
      body: {},
    });
    expect(removed.body).toMatchObject({ code: 'table.has_bookings', bookings: 1 });
  });
});

describeApp('a table that was cleared', (openApp) => {
  test('is ready since the tap, however late the tablet sends it, and the log says so', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    const clear = (ageMs: number) =>
      can.send(`/api/admin/tables/${T5}/clear`, {
        body: {},
        headers: { 'X-BB-Age-Ms': String(ageMs) },
      });
    const { body } = await clear(20 * MINUTE);
    const at = new Date(bar.clock.now() - 20 * MINUTE).toISOString();
    expect(body.table).toMatchObject({ label: 'T5', clearedAt: at, v: 2, changedBy: null });
    // An earlier tap that arrives later changes nothing.
    expect((await clear(40 * MINUTE)).body.table).toMatchObject({ clearedAt: at });
    expect((await actions(bar)).map(({ action }) => action)).toEqual(['venue_table.clear']);
  });
});
