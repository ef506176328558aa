import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { bookTable, tableWish } from '../../support/data/test-bookings';

/** Tables T5 to T8 seat four outdoors. The tests' clock shows the evening of 4 July 2026, 21:00. */
const [T5, T6, T7, T8] = [25, 26, 27, 28];
const BY_PHONE = {
  guestName: 'Selin Ak',
  guestPhone: '0532 111 22 33',
  serviceDay: '2026-07-05',
  reservationTime: '20:00',
  partySize: 4,
};
const BRUNCH = { ...BY_PHONE, selectedFood: 'The Bliss Classic', selectedDrink: 'Efes' };

type Body = Record<string, unknown>;

function add(staff: TestStaff, body: Body = {}) {
  return staff.send('/api/admin/reservations', { body: { ...BY_PHONE, ...body } });
}

function edit(staff: TestStaff, id: unknown, body: Body, kind = 'reservations') {
  return staff.send(`/api/admin/${kind}/${id}`, { method: 'PUT', body });
}

type Row = { id: string } & Body;

function rowOf({ body }: { body: Body }): Row {
  return body.reservation as Row;
}

async function outdoorsOnly(bar: TestApp, ...labels: string[]) {
  const kept = labels.map((label) => `'${label}'`).join(', ');
  await bar.rows(`UPDATE venue_table SET is_active = (label IN (${kept}))`);
}

describeOnFile('a booking that staff take', (openApp) => {
  test('is confirmed at once, at the smallest table that fits, with its author in the log', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    const { status, body } = await add(can, { tablePreference: 'outdoor', guestPhone: '' });
    expect(status).toBe(201);
    expect(body.reservation).toMatchObject({
      ...{ status: 'confirmed', bookedBy: 'Can', guestEmail: null, guestPhone: '' },
      ...{ tableId: T5, tableLabel: 'T5', tablePreference: 'outdoor', partySize: 4 },
    });
    const [log] = await bar.rows(`SELECT action, actor FROM audit WHERE tbl = 'reservation'`);
    expect(log).toEqual({ action: 'reservation.add', actor: can.user.id });
  });

  test('may be for tonight and at once, but not for a stay that is past or a closed time', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    const tonight = { serviceDay: '2026-07-04' };
    expect((await add(can, { ...tonight, reservationTime: '21:00' })).status).toBe(201);
    expect((await add(can, { ...tonight, reservationTime: '18:00' })).body.code).toBe(
      'booking.too_late',
    );
    expect((await add(can, { reservationTime: '06:00' })).body.code).toBe('booking.bar_closed');
  });

  test('has joined tables, which nobody else gets, and all of which it needs to sit down', async () => {
    const bar = await openApp();
    await outdoorsOnly(bar, 'T5', 'T6', 'T7');
    const can = await signIn(bar, 'staff');
    const large = await add(can, { partySize: 12, tables: [T6, T5, T7] });
    expect(rowOf(large)).toMatchObject({ tableId: T6, joinedTables: [T5, T7] });
    expect(String(rowOf(large).tableLabel).split(' + ')).toEqual(['T6', 'T5', 'T7']);
    const guest = await bookTable(createBrowser(bar), tableWish());
    expect([guest.status, guest.body.code]).toEqual([409, 'slot_taken']);
    expect((await add(can, { tables: [T7] })).body.code).toBe('slot_taken');
    const later = await add(can, { tables: [T7], reservationTime: '22:00' });
    expect(later.status).toBe(201);
  });

  test('that finds nothing free hears the nearest free times, and may stand over another knowingly', async () => {
    const bar = await openApp();
    await outdoorsOnly(bar, 'T5');
    const can = await signIn(bar, 'staff');
    await add(can);
    const full = await add(can);
    expect(full.body).toMatchObject({
      code: 'slot_taken',
      alternatives: [
        { reservationTime: '18:00', serviceDay: '2026-07-05' },
        { reservationTime: '22:00' },
        { reservationTime: '17:30' },
      ],
    });
    const over = await add(can, { isOver: true });
    expect(rowOf(over)).toMatchObject({ tableId: null, status: 'confirmed' });
    const double = await add(can, { isOver: true, tables: [T5] });
    expect(rowOf(double)).toMatchObject({ tableId: T5 });
  });

  test('can be a brunch with what was agreed, whose deposit is due but holds nothing up', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    const body = { ...BRUNCH, serviceDay: '2026-07-08', partySize: 2 };
    const made = await can.send('/api/admin/brunch-reservations', { body });
    expect(rowOf(made)).toMatchObject({
      ...{ status: 'confirmed', depositRequired: true, bookedBy: 'Can' },
      ...{ selectedFood: 'The Bliss Classic', otherChoices: [] },
    });
    const gone = { ...body, selectedFood: 'Soup' };
    const refused = await can.send('/api/admin/brunch-reservations', { body: gone });
    expect(refused.body.code).toBe('brunch.offer_changed');
    const three = await edit(can, rowOf(made).id, { partySize: 3 }, 'brunch-reservations');
    expect(Number(rowOf(three).totalAmount)).toBeGreaterThan(Number(rowOf(made).totalAmount));
  });
});

describeOnFile('a change of a booking by staff', (openApp) => {
  test('moves time, party and table together and tells who made it', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    const { id } = rowOf(
      await add(can, { tablePreference: 'outdoor', guestEmail: 'ada@example.com' }),
    );
    const changed = await edit(can, id, {
      ...{ reservationTime: '21:30', partySize: 8, tables: [T7, T8], guestPhone: '0533 000 00 00' },
      from: { reservationTime: '20:00', partySize: 4, tables: [T5] },
    });
    expect(rowOf(changed)).toMatchObject({
      ...{ reservationTime: '21:30', reservationDate: '2026-07-05T18:30:00.000Z', partySize: 8 },
      ...{ tableId: T7, joinedTables: [T8], tableLabel: 'T7 + T8', edited: { by: 'Can' } },
    });
    const mails = await bar.rows(`SELECT payload FROM effect WHERE kind = 'booking.news'`);
    expect(mails).toHaveLength(1);
  });

  test('keeps its tables while they suffice, otherwise gets others, or hears the nearest free times', async () => {
    const bar = await openApp();
    await outdoorsOnly(bar, 'T5', 'T6');
    await bar.rows(
      `UPDATE venue_table SET is_active = 1 WHERE label IN (SELECT label FROM venue_table WHERE seats = 8 ORDER BY id LIMIT 1)`,
    );
    const can = await signIn(bar, 'staff');
    const { id } = rowOf(await add(can, { tables: [T6] }));
    expect(rowOf(await edit(can, id, { reservationTime: '21:00' }))).toMatchObject({ tableId: T6 });
    const larger = rowOf(await edit(can, id, { partySize: 7 }));
    expect([larger.tableId, larger.partySize]).toEqual([expect.any(Number), 7]);
    const full = await edit(can, id, { partySize: 40 });
    expect([full.status, full.body.code, full.body.alternatives]).toEqual([409, 'slot_taken', []]);
  });

  test('of one field joins a colleague’s change of another', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    const { id } = rowOf(await add(can));
    await edit(can, id, { guestName: 'Selin Akın', from: { guestName: 'Selin Ak' } });
    const second = await edit(can, id, { partySize: 2, from: { partySize: 4 } });
    expect(rowOf(second)).toMatchObject({ guestName: 'Selin Akın', partySize: 2 });
  });

  test('of a cancelled or seated booking keeps its time', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    const { id } = rowOf(await add(can, { serviceDay: '2026-07-04', reservationTime: '21:30' }));
    const move = (status: string) =>
      can.send(`/api/admin/reservations/${id}/status`, { method: 'PATCH', body: { status } });
    await move('seated');
    expect((await edit(can, id, { reservationTime: '22:00' })).body.code).toBe('conflict');
    expect((await edit(can, id, { partySize: 3 })).status).toBe(200);
    await move('cancelled');
    expect((await edit(can, id, { partySize: 4 })).body).toMatchObject({
      code: 'conflict',
      by: 'Can',
    });
    expect((await edit(can, id, { specialRequests: 'Came back for a scarf.' })).status).toBe(200);
  });
});

describeOnBoth('fifty at once', (openApp) => {
  test('for the last table have one winner; the others hear what is free', async () => {
    const bar = await openApp();
    await outdoorsOnly(bar, 'T5');
    const can = await signIn(bar, 'staff');
    const all = await Promise.all(Array.from({ length: 50 }, () => add(can)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = all.filter(({ status }) => status !== 201);
    expect(others.map(({ body }) => (body.alternatives as []).length)).toEqual(Array(49).fill(3));
  });

  test('to change one booking have one winner; the others see what stands, whose it is and since when', async () => {
    const bar = await openApp();
    const can = await signIn(bar, 'staff');
    const elif = await signIn(bar, 'manager');
    const { id } = rowOf(await add(can));
    const times = ['18:00', '18:30', '19:00', '21:00', '21:30'];
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        edit(index % 2 ? can : elif, id, {
          ...{ reservationTime: times[index % 5], guestName: `Guest ${index}` },
          from: { reservationTime: '20:00', guestName: 'Selin Ak' },
        }),
      ),
    );
    const won = all.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const stands = rowOf(won[0] ?? { body: {} });
    for (const { body } of all.filter(({ status }) => status !== 200)) {
      expect(body).toMatchObject({
        ...{ code: 'conflict', by: (stands.edited as Body).by, at: (stands.edited as Body).at },
        current: { guestName: stands.guestName, reservationTime: stands.reservationTime },
      });
    }
  });
});
