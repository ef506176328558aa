import { expect, test } from 'vitest';
import { addDays } from '../../../src/domain/venue';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth, describeOnFile } from '../../support/bar/test-app';
import type { TestBrowser } from '../../support/bar/test-browser';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { bookBrunch, bookTable, brunchWish, tableWish } from '../../support/data/test-bookings';
import { newOrderId } from '../../support/data/test-orders';

const HOUR_MS = 3_600_000;
const DAY = '2026-07-05';
const TABLE_STARTS = Date.parse('2026-07-05T17:00:00Z');
const AS_BOOKED = { serviceDay: DAY, reservationTime: '20:00', partySize: 4 };

type Time = typeof AS_BOOKED;

async function booked(bar: TestApp, more: Record<string, unknown> = {}) {
  const guest = createBrowser(bar);
  const { body } = await bookTable(guest, tableWish(more));
  return { guest, id: String(body.id), page: String(body.manageUrl) };
}

function change(
  { guest, id }: { guest: Pick<TestBrowser, 'send'>; id: string },
  to: Partial<Time>,
  { from = AS_BOOKED, key = newOrderId(), path = 'reservations' } = {},
) {
  const body = { ...from, ...to, from };
  return guest.send(`/api/${path}/${id}/change`, { body, headers: { 'Idempotency-Key': key } });
}

function late(
  { guest, id }: { guest: Pick<TestBrowser, 'send'>; id: string },
  minutes: number | null,
) {
  return guest.send(`/api/reservations/${id}/late`, { body: { minutes } });
}

async function onlyTable(bar: TestApp, label: string) {
  await bar.rows(`UPDATE venue_table SET is_active = (label = '${label}')`);
}

function rowOf(bar: TestApp, id: string) {
  return bar.rows(`SELECT status, v, slot, service_day, party_size, table_id, edited_by,
    late_minutes, guest_change FROM reservation WHERE id = '${id}'`);
}

describeOnFile('the guest’s own change of a table booking', (openApp) => {
  test('moves it within its own stay, asks staff again, and says what was before', async () => {
    const bar = await openApp();
    await onlyTable(bar, 'T5');
    const mine = await booked(bar);
    await bar.rows(`UPDATE reservation SET status = 'confirmed' WHERE id = '${mine.id}'`);
    const { status, body } = await change(mine, { reservationTime: '20:30' });
    expect([status, body.reservation]).toMatchObject([
      200,
      { status: 'pending', reservationTime: '20:30', tableLabel: 'T5', v: 2 },
    ]);
    expect(JSON.stringify(body)).not.toContain('tableId');
    const [row] = await rowOf(bar, mine.id);
    expect(row).toMatchObject({ slot: '20:30', v: 2, edited_by: null });
    expect(JSON.parse(String(row?.guest_change))).toMatchObject({
      from: AS_BOOKED,
      to: { ...AS_BOOKED, reservationTime: '20:30' },
    });
  });

  test('is one change when its response is lost and the phone sends it again', async () => {
    const bar = await openApp();
    const mine = await booked(bar);
    const key = newOrderId();
    const first = await change(mine, { reservationTime: '21:00' }, { key });
    await change(
      mine,
      { reservationTime: '22:00' },
      { from: { ...AS_BOOKED, reservationTime: '21:00' } },
    );
    const again = await change(mine, { reservationTime: '21:00' }, { key });
    expect(again.text).toBe(first.text);
    expect(await rowOf(bar, mine.id)).toMatchObject([{ slot: '22:00', v: 3 }]);
    const asItIs = await change(mine, { reservationTime: '22:00' });
    expect(asItIs.status).toBe(200);
    expect(await rowOf(bar, mine.id)).toMatchObject([{ v: 3 }]);
  });

  test('takes a larger table for a larger party, and staff’s choice stays where it fits', async () => {
    const bar = await openApp();
    const [mine, theirs] = [await booked(bar), await booked(bar, { reservationTime: '15:00' })];
    const before = await rowOf(bar, mine.id);
    expect((await change(mine, { partySize: 8 })).status).toBe(200);
    const [after] = await rowOf(bar, mine.id);
    expect(after?.table_id).not.toBe(before[0]?.table_id);
    await bar.rows(`UPDATE reservation SET table_by = 'Can', table_at = 1,
      table_id = (SELECT id FROM venue_table WHERE label = 'S4') WHERE id = '${theirs.id}'`);
    const from = { ...AS_BOOKED, reservationTime: '15:00' };
    const { body } = await change(theirs, { reservationTime: '16:00' }, { from });
    expect(body.reservation).toMatchObject({ tableLabel: 'S4' });
  });

  test('follows the rules for a new booking', async () => {
    const bar = await openApp();
    const mine = await booked(bar);
    for (const [to, http, code] of [
      [{ reservationTime: '20:10' }, 409, 'booking.time_gone'],
      [{ serviceDay: '2026-07-04' }, 409, 'booking.too_late'],
      [{ serviceDay: '2028-07-04' }, 422, 'booking.too_far_ahead'],
      [{ partySize: 60 }, 409, 'booking.party_too_large'],
    ] as const) {
      const { status, body } = await change(mine, to);
      expect([status, body.code]).toEqual([http, code]);
    }
    expect(await rowOf(bar, mine.id)).toMatchObject([{ v: 1 }]);
    bar.clock.advance(TABLE_STARTS - bar.clock.now() - 3 * HOUR_MS);
    // On its own day a booking moves too, up to the last hour.
    expect((await change(mine, { reservationTime: '19:00' })).status).toBe(200);
    const now = { ...AS_BOOKED, reservationTime: '19:00' };
    const tooLate = await change(mine, { reservationTime: '17:30' }, { from: now });
    expect(tooLate.body.code).toBe('booking.too_late');
  });

  test('is the guest’s alone, and ends with the slot', async () => {
    const bar = await openApp();
    const mine = await booked(bar);
    const strangers = await change({ ...mine, guest: createBrowser(bar) }, { partySize: 2 });
    const staff = await signIn(bar, 'super_admin');
    const staffs = await change({ ...mine, guest: staff }, { partySize: 2 });
    expect([strangers.status, staffs.status]).toEqual([404, 404]);
    bar.clock.advance(TABLE_STARTS - bar.clock.now());
    expect((await change(mine, { serviceDay: '2026-07-09' })).body).toMatchObject({
      code: 'booking.not_changeable',
    });
    expect(await rowOf(bar, mine.id)).toMatchObject([{ v: 1 }]);
  });

  test('meets staff’s change: the guest hears of staff’s, and staff’s confirmation of the guest’s', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const [mine, other] = [await booked(bar), await booked(bar)];
    await bar.rows(`UPDATE reservation SET slot = '21:00', edited_by = 'Elif', edited_at = 5, v = 2
      WHERE id = '${mine.id}'`);
    const { body } = await change(mine, { reservationTime: '19:00' });
    expect(body).toMatchObject({
      code: 'conflict',
      isByGuest: false,
      current: { reservationTime: '21:00' },
    });
    expect(JSON.stringify(body)).not.toContain('Elif');
    await change(other, { reservationTime: '19:00' });
    bar.clock.advance(60_000);
    const confirm = (ageMs: number) =>
      staff.send(`/api/admin/reservations/${other.id}/status`, {
        method: 'PATCH',
        body: { status: 'confirmed', from: 'pending' },
        headers: { 'X-BB-Age-Ms': String(ageMs), 'Idempotency-Key': newOrderId() },
      });
    const early = await confirm(2 * 60_000);
    expect([early.status, early.body]).toMatchObject([
      409,
      { code: 'conflict', by: null, current: { reservationTime: '19:00' } },
    ]);
    expect((await confirm(0)).status).toBe(200);
  });
});

describeOnBoth('a change of a booking', (openApp) => {
  test('has one winner among fifty at once, and the rest see what is booked now and who was first', async () => {
    const bar = await openApp();
    const mine = await booked(bar);
    const times = ['18:00', '18:30', '19:00', '19:30', '20:30', '21:00', '21:30', '22:00'];
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        const to = { reservationTime: times[n % 8] ?? '', partySize: [2, 4, 6][n % 3] ?? 2 };
        return change(mine, to);
      }),
    );
    const [row] = await rowOf(bar, mine.id);
    expect(row?.v).toBe(2);
    const refused = responses.filter(({ status }) => status !== 200);
    // Wishes that agree with the winner are done.
    expect(refused.length).toBeGreaterThanOrEqual(46);
    for (const { status, body } of refused) {
      expect([status, body]).toMatchObject([
        409,
        { code: 'conflict', isByGuest: true, current: { reservationTime: row?.slot } },
      ]);
    }
  });

  test('keeps its table until the new one is won: of fifty for one table one moves, and the rest hear what is free', async () => {
    const bar = await openApp();
    await onlyTable(bar, 'T5');
    const days = Array.from({ length: 50 }, (_, n) => addDays(DAY, n + 1));
    const bookings = await Promise.all(
      days.map((reservationDate) => booked(bar, { reservationDate })),
    );
    const responses = await Promise.all(
      bookings.map((one, n) =>
        change(one, { serviceDay: DAY }, { from: { ...AS_BOOKED, serviceDay: days[n] ?? '' } }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = responses.filter(({ status }) => status !== 200);
    for (const { status, body } of refused) {
      expect([status, body]).toMatchObject([
        409,
        { code: 'slot_taken', alternatives: [{ serviceDay: DAY }, {}, {}] },
      ]);
    }
    expect(refused).toHaveLength(49);
    const kept = await bar.rows(`SELECT id FROM reservation WHERE v = 1 AND table_id IS NOT NULL`);
    expect(kept).toHaveLength(49);
  });
});

describeOnFile('a party that runs late', (openApp) => {
  test('says so from two hours before its slot until the slot, and corrects itself', async () => {
    const bar = await openApp();
    const mine = await booked(bar);
    expect((await late(mine, 20)).body.code).toBe('booking.late_untimely');
    bar.clock.advance(TABLE_STARTS - bar.clock.now() - 2 * HOUR_MS);
    expect((await late(mine, 20)).body.reservation).toMatchObject({ lateMinutes: 20 });
    expect((await late(mine, 20)).status).toBe(200);
    expect((await late(mine, 15)).status).toBe(400);
    expect((await late(mine, 30)).status).toBe(200);
    expect(await rowOf(bar, mine.id)).toMatchObject([{ late_minutes: 30, v: 3 }]);
    expect((await late({ ...mine, guest: createBrowser(bar) }, null)).status).toBe(404);
    bar.clock.advance(2 * HOUR_MS);
    expect((await late(mine, null)).body.code).toBe('booking.late_untimely');
  });
});

describeOnFile('the guest’s own change of a brunch', (openApp) => {
  const AS_BRUNCH = { serviceDay: '2026-07-06', reservationTime: '17:00', partySize: 3 };
  const brunch = { from: AS_BRUNCH, path: 'brunch-reservations' };

  async function bookedBrunch(bar: TestApp, more = {}) {
    const guest = createBrowser(bar);
    const { body } = await bookBrunch(guest, brunchWish(more));
    return { guest, id: String(body.id) };
  }

  test('keeps its deposit and status, and its party', async () => {
    const bar = await openApp();
    const mine = await bookedBrunch(bar);
    const moved = await change(mine, { serviceDay: '2026-07-20' }, brunch);
    expect(moved.body.reservation).toMatchObject({ status: 'pending', serviceDay: '2026-07-20' });
    const [row] = await bar.rows(`SELECT deposit_due_at, starts_at FROM brunch_reservation`);
    expect(Number(row?.deposit_due_at)).toBeLessThan(Number(row?.starts_at));
    const from = { ...AS_BRUNCH, serviceDay: '2026-07-20' };
    const larger = await change(mine, { partySize: 4 }, { ...brunch, from });
    expect([larger.status, larger.body.code]).toEqual([409, 'brunch.not_movable']);
  });

  test('goes nowhere where a deposit would be due, or could be kept', async () => {
    const bar = await openApp();
    const today = {
      reservationDate: '2026-07-05',
      reservationTime: '17:00',
      depositRequired: false,
    };
    const free = await bookedBrunch(bar, today);
    const from = { ...AS_BRUNCH, serviceDay: '2026-07-05' };
    const later = await change(free, { serviceDay: '2026-07-06' }, { ...brunch, from });
    expect(later.body.code).toBe('brunch.not_movable');
    expect((await change(free, { reservationTime: '18:00' }, { ...brunch, from })).status).toBe(
      200,
    );
    const paid = await bookedBrunch(bar);
    bar.clock.advance(24 * HOUR_MS);
    expect((await change(paid, { serviceDay: '2026-07-09' }, brunch)).body.code).toBe(
      'brunch.not_movable',
    );
    expect((await change(paid, { reservationTime: '18:00' }, brunch)).status).toBe(200);
  });
});
