import { expect, test } from 'vitest';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, brunchWish } from '../../support/data/test-bookings';
import { newOrderId } from '../../support/data/test-orders';

const MINUTE = 60_000;
/** The tests' clock shows the evening of 4 July 2026, so a brunch tonight needs no deposit. */
const TONIGHT = {
  reservationDate: '2026-07-04',
  reservationTime: '22:00',
  depositRequired: false,
};

async function booked(bar: TestApp, more = {}): Promise<string> {
  const { body, status } = await bookBrunch(createBrowser(bar), brunchWish(more));
  expect(status).toBe(201);
  return String(body.id);
}

type Sent = { key?: string; ageMs?: number };

function tell(staff: TestStaff, path: string, body: unknown, { key, ageMs }: Sent = {}) {
  const headers = {
    'Idempotency-Key': key ?? newOrderId(),
    ...(ageMs === undefined ? {} : { 'X-BB-Age-Ms': String(ageMs) }),
  };
  const address = `/api/admin/brunch-reservations/${path}`;
  return staff.send(address, { method: 'PATCH', body, headers });
}

const iso = (at: number) => new Date(at).toISOString();

describeOnBoth('a deposit', (openApp) => {
  test('is recorded beside the status, with person and time, and leaves one line in the audit', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await booked(bar);
    bar.clock.advance(60 * MINUTE);
    const taken = { isPaid: true, from: false };
    const { status, body } = await tell(staff, `${id}/deposit`, taken, { ageMs: 20 * MINUTE });
    expect(status).toBe(200);
    const depositPaidAt = iso(bar.clock.now() - 20 * MINUTE);
    const fact = { status: 'pending', depositPaidAt, depositPaidBy: 'Can', v: 2 };
    expect(body.reservation).toMatchObject(fact);
    const audits = await bar.rows(`SELECT * FROM audit WHERE tbl <> 'staff'`);
    expect(audits).toHaveLength(1);
    expect(audits[0]).toMatchObject({
      actor: staff.user.id,
      action: 'brunch_reservation.deposit',
      pk: id,
    });
    expect(JSON.parse(String(audits[0]?.after))).toEqual(taken);
  });

  test('keeps its table on its day, and can be reverted', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await booked(bar);
    await tell(staff, `${id}/deposit`, { isPaid: true });
    bar.clock.advance(3 * 24 * 60 * MINUTE);
    await bar.deps.brunches.expireUnpaid(bar.clock.now());
    expect(await bar.rows('SELECT status FROM brunch_reservation')).toEqual([
      { status: 'pending' },
    ]);
    const again = await signIn(bar, 'staff');
    const back = await tell(again, `${id}/deposit`, { isPaid: false, from: true });
    expect(back.body.reservation).toMatchObject({ depositPaidAt: null, depositPaidBy: null });
  });

  test('is recorded once: the second tablet learns who recorded it', async () => {
    const bar = await openApp();
    const [can, elif] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
    const id = await booked(bar);
    await tell(can, `${id}/deposit`, { isPaid: true, from: false });
    const depositPaidAt = iso(bar.clock.now());
    bar.clock.advance(MINUTE);
    const late = await tell(elif, `${id}/deposit`, { isPaid: true, from: false });
    const told = { depositPaidAt, depositPaidBy: 'Can' };
    expect([late.status, late.body.reservation]).toMatchObject([200, told]);
    expect(await bar.rows(`SELECT id FROM audit WHERE tbl <> 'staff'`)).toHaveLength(1);
  });

  test('that was here before its day was over brings the booking back; later money does not', async () => {
    const bar = await openApp();
    const [early, late] = [await booked(bar), await booked(bar)];
    bar.clock.advance(3 * 24 * 60 * MINUTE);
    await bar.deps.brunches.expireUnpaid(bar.clock.now());
    const staff = await signIn(bar, 'staff');
    const ageMs = 2 * 24 * 60 * MINUTE;
    const revived = await tell(staff, `${early}/deposit`, { isPaid: true }, { ageMs });
    expect(revived.body.reservation).toMatchObject({ status: 'pending', depositPaidBy: 'Can' });
    const kept = await tell(staff, `${late}/deposit`, { isPaid: true });
    expect(kept.body.reservation).toMatchObject({ status: 'expired', depositPaidBy: 'Can' });
  });

  test('is not asked of a guest who booked within a day', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await booked(bar, TONIGHT);
    expect((await tell(staff, `${id}/deposit`, { isPaid: true })).status).toBe(409);
  });
});

describeOnBoth('the first drink', (openApp) => {
  test('starts the round when the drink was served, not when the server received it', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await booked(bar, TONIGHT);
    bar.clock.advance(30 * MINUTE);
    const key = newOrderId();
    const served = { isServed: true, from: false };
    const sent = { key, ageMs: 12 * MINUTE };
    const { body, text } = await tell(staff, `${id}/first-drink`, served, sent);
    const firstDrinkAt = iso(bar.clock.now() - 12 * MINUTE);
    expect(body.reservation).toMatchObject({ firstDrinkAt, firstDrinkBy: 'Can', v: 2 });
    bar.clock.advance(MINUTE);
    expect((await tell(staff, `${id}/first-drink`, served, sent)).text).toBe(text);
    const [audit, ...others] = await bar.rows(
      `SELECT action, done_at FROM audit WHERE tbl <> 'staff'`,
    );
    expect(others).toEqual([]);
    expect(audit).toMatchObject({
      action: 'brunch_reservation.first_drink',
      done_at: Date.parse(firstDrinkAt),
    });
  });

  test('is one for all: of twelve taps one starts the clock, the others find it running', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await booked(bar, TONIGHT);
    const taps = Array.from({ length: 12 }, () =>
      tell(staff, `${id}/first-drink`, { isServed: true, from: false }),
    );
    const responses = await Promise.all(taps);
    const told = responses.map(({ status, body }) => [status, body.reservation]);
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(told[0]?.[0]).toBe(200);
    expect(await bar.rows(`SELECT id FROM audit WHERE tbl <> 'staff'`)).toHaveLength(1);
  });

  test('is not served before the evening, nor to an unconfirmed booking', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const ahead = await booked(bar);
    await tell(staff, `${ahead}/status`, { status: 'confirmed' });
    const given = await booked(bar, TONIGHT);
    await tell(staff, `${given}/status`, { status: 'cancelled' });
    for (const id of [ahead, given]) {
      const { status, body } = await tell(staff, `${id}/first-drink`, { isServed: true });
      expect([status, body.code]).toEqual([409, 'conflict']);
    }
  });

  test('is served more than 90 minutes before the slot only after a question', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await booked(bar, TONIGHT);
    const [row] = await bar.rows('SELECT starts_at FROM brunch_reservation');
    bar.clock.advance(Number(row?.starts_at) - 91 * MINUTE - bar.clock.now());
    const asked = await tell(staff, `${id}/first-drink`, { isServed: true });
    expect([asked.status, asked.body.code]).toEqual([409, 'booking.too_early']);
    const meant = await tell(staff, `${id}/first-drink`, { isServed: true, isEarly: true });
    expect(meant.status).toBe(200);
  });

  test('is taken back when it was a slip, and can be served again', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await booked(bar, TONIGHT);
    const responses = [];
    for (const isServed of [true, false, true]) {
      responses.push(await tell(staff, `${id}/first-drink`, { isServed, from: !isServed }));
      bar.clock.advance(MINUTE);
    }
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(responses[1]?.body.reservation).toMatchObject({
      firstDrinkAt: null,
      firstDrinkBy: null,
    });
  });

  test('travels to every tablet with the feed', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const id = await booked(bar, TONIGHT);
    const { body: start } = await staff.send('/api/admin/snapshot');
    await tell(staff, `${id}/first-drink`, { isServed: true });
    const { body } = await staff.send(`/api/admin/sync?cursor=${start.cursor}`);
    const firstDrinkAt = iso(bar.clock.now());
    const changes = body.changes as { tbl: string }[];
    const told = changes.filter(({ tbl }) => tbl === 'brunch_reservation');
    expect(told).toMatchObject([{ row: { id, firstDrinkAt } }]);
  });
});
