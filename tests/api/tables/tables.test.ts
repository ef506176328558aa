import { expect, test } from 'vitest';
import type { VenueTableRead } from '../../../src/domain/tables/venue-table';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { phoneAt, seatingAt, TABLES } from '../../support/data/test-seats';

const ALL = '/api/admin/tables';
const NEW = { label: 'T20', area: 'outdoor', seats: 4 };

async function tables(staff: TestStaff): Promise<VenueTableRead[]> {
  return (await staff.send(ALL)).body.tables as VenueTableRead[];
}

async function tableCalled(staff: TestStaff, label: string): Promise<VenueTableRead> {
  const found = (await tables(staff)).find((table) => table.label === label);
  if (!found) throw new Error(`There is no table ${label}.`);
  return found;
}

function add(staff: TestStaff, body: unknown, id = newOrderId()) {
  return staff.send(ALL, { body, headers: { 'Idempotency-Key': id } });
}

function change(staff: TestStaff, table: VenueTableRead, more: Record<string, unknown>) {
  const { id, label, area, seats, shape, x, y, isActive } = table;
  const body = { label, area, seats, shape, x, y, isActive, ...more };
  return staff.send(`${ALL}/${id}`, { method: 'PUT', body });
}

function remove(staff: TestStaff, id: number) {
  return staff.send(`${ALL}/${id}`, { method: 'DELETE', body: {} });
}

function audited(bar: TestApp) {
  return bar.rows(
    `SELECT action, pk, "before", "after" FROM audit WHERE tbl <> 'staff' ORDER BY received_at, id`,
  );
}

describeApp('the tables of the venue', (openApp) => {
  test('that is renamed gives its new label to the orders that stand, and to no unknown table', async () => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    const at = async (tableNumber: string) =>
      String((await placeOrder(guest, lemonades({ tableNumber }))).body.orderId);
    const [known, unknown] = [await at('Masa T5'), await at('by the sea')];
    const manager = await signIn(bar, 'manager');
    await change(manager, await tableCalled(manager, 'T5'), { label: 'T5x' });
    const labelOf = async (id: string) => {
      const { body } = await guest.send(`/api/orders/${id}`);
      return (body.order as { tableNumber: string }).tableNumber;
    };
    expect([await labelOf(known), await labelOf(unknown)]).toEqual(['T5x', 'by the sea']);
  });

  test('are read by all staff: thirty of them, none on top of another', async () => {
    const bar = await openApp();
    const all = await tables(await signIn(bar, 'staff'));
    expect(all).toHaveLength(30);
    const places = new Set(all.map(({ area, x, y }) => `${area} ${x} ${y}`));
    expect(places.size).toBe(30);
    expect(all[0]).toEqual({
      id: 1,
      v: 1,
      label: 'S1',
      area: 'indoor',
      seats: 2,
      shape: 'round',
      x: 0,
      y: 0,
      isActive: true,
      clearedAt: null,
      changedBy: null,
      changedAt: null,
    });
  });

  test('get a new one on the first free place, once, however often it is asked for, and it is audited', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const id = newOrderId();
    const first = await add(manager, NEW, id);
    const again = await add(manager, NEW, id);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    const table = await tableCalled(manager, 'T20');
    expect(table).toMatchObject({ ...NEW, shape: 'square', isActive: true, changedBy: 'Elif' });
    expect([table.x, table.y]).toEqual([576, 0]);
    const rows = await audited(bar);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ action: 'venue_table.add', pk: String(table.id) });
    expect(JSON.parse(String(rows[0]?.after))).toEqual(NEW);
  });

  test('never share a label, however it is written, nor do two that are added at once', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const taken = await add(manager, { ...NEW, label: 't5' });
    expect([taken.status, taken.body.code]).toEqual([409, 'table.label_taken']);
    const both = await Promise.all([add(manager, NEW), add(manager, NEW)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const renamed = await change(manager, await tableCalled(manager, 'T20'), { label: 'S1' });
    expect([renamed.status, renamed.body.code]).toEqual([409, 'table.label_taken']);
    expect(await tables(manager)).toHaveLength(31);
  });

  test('move on the plan and are blocked; the first who saves wins, the second sees what stands', async () => {
    const bar = await openApp();
    const [manager, owner] = [await signIn(bar, 'manager'), await signIn(bar, 'super_admin')];
    const seen = await tableCalled(manager, 'T5');
    const moved = await change(manager, seen, { x: 40, y: 48, isActive: false, from: null });
    expect(moved.body.table).toMatchObject({ x: 40, y: 48, isActive: false, changedBy: 'Elif' });
    const late = await change(owner, seen, { seats: 6, from: seen.changedAt });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body).toMatchObject({ by: 'Elif', current: { label: 'T5', x: 40, seats: 4 } });
    const same = await change(owner, seen, { x: 40, y: 48, isActive: false });
    expect([same.status, same.body.table]).toEqual([200, moved.body.table]);
    const [row, ...more] = await audited(bar);
    expect(more).toEqual([]);
    expect([row?.before, row?.after].map((text) => JSON.parse(String(text)))).toEqual([
      { isActive: true, x: seen.x, y: seen.y },
      { isActive: false, x: 40, y: 48 },
    ]);
  });

  test('stay on their plan, wherever they are put', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const { body } = await change(manager, await tableCalled(manager, 'S10'), { x: 2000, y: 2000 });
    expect(body.table).toMatchObject({ x: 584, y: 408 });
  });

  test.each([
    ['label', { label: '  ' }, 'table.label_required'],
    ['area', { area: 'roof' }, 'table_preference.required'],
    ['seats', { seats: 0 }, 'table.seats_invalid'],
    ['shape', { shape: 'star' }, 'table.shape_unknown'],
    ['x', { x: -8, y: 0 }, 'table.place_invalid'],
  ])('are refused with a wrong %s', async (path, wrong, code) => {
    const bar = await openApp();
    const { status, body } = await add(await signIn(bar, 'manager'), { ...NEW, ...wrong });
    expect([status, body.issues]).toEqual([400, [{ path, code }]]);
  });

  test('are not removed while open bookings have them; afterwards past bookings lose them', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const guest = createBrowser(bar);
    const { body: booking } = await bookTable(guest, tableWish());
    const { id } = await tableCalled(manager, String(booking.tableLabel));
    const refused = await remove(manager, id);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({
        code: 'table.has_bookings',
        bookings: 1,
        nextAt: '2026-07-05T17:00:00.000Z',
      }),
    ]);
    await guest.send(`/api/reservations/${booking.id}/cancel`, { body: {} });
    expect((await remove(manager, id)).status).toBe(200);
    expect((await remove(manager, id)).status).toBe(404);
    expect(await bar.rows('SELECT table_id FROM reservation')).toMatchObject([{ table_id: null }]);
    const rows = await audited(bar);
    expect(rows.map(({ action }) => action)).toEqual(['venue_table.remove']);
    // The table's number is not used again, because a tablet may still have the old one.
    const { body } = await add(manager, NEW);
    expect(body.table).toMatchObject({ id: 64 });
  });

  test('are not removed under a party that scanned their code', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const phone = await phoneAt(bar, TABLES.T7);
    expect((await remove(manager, TABLES.T7)).body).toMatchObject({ code: 'table.has_party' });
    expect((await phone.read()).status).toBe(200);
    await manager.send(`/api/admin/seatings/${await seatingAt(bar, TABLES.T7)}/close`, {
      body: {},
    });
    expect((await remove(manager, TABLES.T7)).status).toBe(200);
  });

  test('are not removed under a party that sits on after its time, table or brunch', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const { id } = await tableCalled(manager, 'T5');
    await manager.send('/api/admin/reservations/walk-in', { body: { tableId: id, partySize: 2 } });
    bar.clock.advance(150 * 60_000);
    expect((await remove(manager, id)).body).toMatchObject({ code: 'table.has_bookings' });
    await bar.rows(`UPDATE reservation SET status = 'completed'`);
    await bookBrunch(createBrowser(bar), brunchWish());
    const [from, to] = [bar.clock.now() - 150 * 60_000, bar.clock.now() - 60_000];
    await bar.rows(
      `UPDATE brunch_reservation SET table_id = ${id}, status = 'confirmed', starts_at = ${from}, ends_at = ${to}, first_drink_at = ${from}`,
    );
    expect((await remove(manager, id)).body).toMatchObject({ code: 'table.has_bookings' });
    await bar.rows('UPDATE brunch_reservation SET first_drink_at = NULL');
    expect((await remove(manager, id)).status).toBe(200);
  });

  test('are changed by managers only', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const table = await tableCalled(staff, 'T5');
    const responses = [
      await add(staff, NEW),
      await change(staff, table, {}),
      await remove(staff, 1),
    ];
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await audited(bar)).toEqual([]);
  });

  test('reach the tablets: new, changed and gone', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const { body: snapshot } = await manager.send('/api/admin/snapshot');
    expect(snapshot.tables).toHaveLength(30);
    await add(manager, NEW);
    await change(manager, await tableCalled(manager, 'S1'), { seats: 3 });
    await remove(manager, (await tableCalled(manager, 'P1')).id);
    const { body } = await manager.send(`/api/admin/sync?cursor=${snapshot.cursor}`);
    expect(body.changes).toMatchObject([
      { tbl: 'venue_table', row: { label: 'T20' } },
      { tbl: 'venue_table', pk: '1', row: { seats: 3 } },
      { tbl: 'venue_table', pk: '61', row: null },
    ]);
  });
});
