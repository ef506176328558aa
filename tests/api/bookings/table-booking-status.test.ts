import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { newOrderId } from '../../support/data/test-orders';

const MINUTE_MS = 60_000;

type Change = { status: string; from?: string; isEarly?: boolean };

async function booked(bar: TestApp, more = {}): Promise<string> {
  return String((await bookTable(createBrowser(bar), tableWish(more))).body.id);
}

function move(staff: TestStaff, id: string, body: Change, key = newOrderId()) {
  const headers = { 'Idempotency-Key': key };
  return staff.send(`/api/admin/reservations/${id}/status`, { method: 'PATCH', body, headers });
}

describeOnBoth('the status of a reservation', (openApp) => {
  test('is moved on by staff, says who did it and when, and leaves a line in the audit', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await booked(bar);
    bar.clock.advance(90_000);
    const { status, body } = await move(staff, id, { status: 'confirmed', from: 'pending' });
    expect(status).toBe(200);
    const statusAt = new Date(bar.clock.now()).toISOString();
    const moved = { id, status: 'confirmed', statusBy: 'Can', statusAt, v: 2, tableLabel: 'T5' };
    expect(body.reservation).toMatchObject(moved);
    const [audit] = await bar.rows(`SELECT * FROM audit WHERE tbl <> 'staff'`);
    expect(audit).toMatchObject({ actor: staff.user.id, tbl: 'reservation', pk: id });
    expect(JSON.parse(String(audit?.before))).toEqual({ status: 'pending' });
  });

  test('walks to its end and back one step', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const id = await booked(bar);
    for (const status of ['confirmed', 'seated', 'completed', 'seated', 'confirmed', 'pending']) {
      expect((await move(staff, id, { status, isEarly: true })).status).toBe(200);
    }
  });

  test('is seated more than 90 minutes before the slot only by who was asked, counted from the tap', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await booked(bar);
    const asked = await move(staff, id, { status: 'seated' });
    expect([asked.status, asked.body.code]).toEqual([409, 'booking.too_early']);
    expect((await move(staff, id, { status: 'seated', isEarly: true })).status).toBe(200);
    const other = await booked(bar);
    const [row] = await bar.rows(`SELECT starts_at FROM reservation WHERE id = '${other}'`);
    bar.clock.advance(Number(row?.starts_at) - 90 * MINUTE_MS - bar.clock.now());
    const back = await signIn(bar, 'staff');
    expect((await move(back, other, { status: 'seated' })).status).toBe(200);
  });

  test('never leaves cancelled, nor leaps back', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'admin');
    const [cancelled, completed] = [await booked(bar), await booked(bar)];
    await move(staff, cancelled, { status: 'cancelled' });
    await move(staff, completed, { status: 'completed' });
    for (const [id, status] of [
      [cancelled, 'pending'],
      [cancelled, 'confirmed'],
      [completed, 'pending'],
      [completed, 'cancelled'],
    ] as const) {
      const { status: http, body } = await move(staff, id, { status });
      expect([http, body.code]).toEqual([409, 'conflict']);
    }
  });

  test('belongs to the first of two tablets; the second learns who moved it', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const id = await booked(bar);
    await move(can, id, { status: 'seated', from: 'pending', isEarly: true });
    const at = new Date(bar.clock.now()).toISOString();
    bar.clock.advance(60_000);
    const late = await move(elif, id, { status: 'no_show', from: 'pending' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'conflict', by: 'Can', at });
    expect(late.body.current).toMatchObject({ id, status: 'seated' });
  });

  test('has one effect when twelve tablets tap at the same moment, and a replay the same response', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await booked(bar);
    const keys = Array.from({ length: 12 }, newOrderId);
    const tap = (key: string, n: number) =>
      move(staff, id, { status: n % 2 ? 'confirmed' : 'cancelled', from: 'pending' }, key);
    const responses = await Promise.all(keys.map(tap));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(6);
    const again = await Promise.all(keys.map(tap));
    expect(again.map(({ text }) => text)).toEqual(responses.map(({ text }) => text));
    expect(await bar.rows(`SELECT id FROM audit WHERE tbl <> 'staff'`)).toHaveLength(1);
  });

  test('that is reopened gets its table again, or another if it is taken', async () => {
    const bar = await openApp();
    await bar.rows(`UPDATE venue_table SET is_active = (label IN ('T5', 'T6'))`);
    const staff = await signIn(bar, 'staff');
    const id = await booked(bar);
    await move(staff, id, { status: 'no_show' });
    const kept = await move(staff, id, { status: 'confirmed' });
    expect(kept.body.reservation).toMatchObject({ tableLabel: 'T5' });
    await move(staff, id, { status: 'no_show' });
    await booked(bar);
    const moved = await move(staff, id, { status: 'seated', isEarly: true });
    expect(moved.body.reservation).toMatchObject({ status: 'seated', tableLabel: 'T6' });
    await move(staff, id, { status: 'confirmed' });
    await move(staff, id, { status: 'no_show' });
    await booked(bar);
    const standing = await move(staff, id, { status: 'seated', isEarly: true });
    expect(standing.body.reservation).toMatchObject({ status: 'seated', tableLabel: null });
    const [row] = await bar.rows(`SELECT table_id FROM reservation WHERE id = '${id}'`);
    expect(row?.table_id).toBeNull();
  });
});

describeOnBoth('the book', (openApp) => {
  test('lists an evening by its times, of one status or of all', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const late = await booked(bar, { reservationTime: '00:00' });
    const early = await booked(bar, { reservationTime: '18:00' });
    const other = await booked(bar, { reservationDate: '2026-07-06' });
    await move(staff, early, { status: 'confirmed' });
    const ids = async (query: string) => {
      const { body } = await staff.send(`/api/admin/reservations?${query}`);
      return (body.reservations as { id: string }[]).map(({ id }) => id);
    };
    expect(await ids('date=2026-07-05')).toEqual([early, late]);
    expect(await ids('date=2026-07-05&status=pending')).toEqual([late]);
    expect(await ids('status=all')).toEqual([early, late, other]);
    const wrong = await staff.send('/api/admin/reservations?date=tomorrow');
    expect(wrong.status).toBe(400);
  });

  test('lists brunches with their deposits', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    await bookBrunch(createBrowser(bar), brunchWish());
    const path = '/api/admin/brunch-reservations?date=2026-07-06&status=pending';
    const { body } = await staff.send(path);
    expect(body.reservations).toMatchObject([{ depositRequired: true, depositPaidAt: null }]);
  });
});
