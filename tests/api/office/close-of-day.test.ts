import { expect, test } from 'vitest';
import { figuresOf } from '../../../server/usecases/financials/close-day';
import type { DayReport } from '../../../src/domain/till/day-close';
import { areFiguresBlind, tickOf } from '../../../src/domain/till/day-close';
import { BAR_DRAWER } from '../../../src/domain/till/drawer';
import type { TestApp } from '../../support/bar/test-app';
import { describeApp, describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

const DAY = '2026-07-04';
const DAY_MS = 24 * 60 * 60_000;
const DRAWER = `/api/admin/drawers/${BAR_DRAWER}`;
const NOT_COUNTED = `not_counted:${BAR_DRAWER}`;

/** Sells two lemonades in cash, or leaves their bill open. */
async function collected(bar: TestApp, staff: TestStaff, isPaid = true): Promise<string> {
  const order = lemonades({ serviceType: 'collection', tableNumber: undefined });
  const { body } = await placeOrder(createBrowser(bar), order);
  const id = String(body.orderId);
  const status = { status: 'completed', ...(isPaid && { paidBy: 'cash' }) };
  expect((await staff.move(id, status)).status).toBe(200);
  return id;
}

function count(staff: TestStaff, notes: Record<string, number>, left = '0.00') {
  return staff.send(`${DRAWER}/counts`, { body: { day: DAY, notes, coins: '0.00', left } });
}

async function report(staff: TestStaff, day = DAY): Promise<DayReport> {
  const { status, body } = await staff.send(`/api/admin/days/${day}`);
  expect(status).toBe(200);
  return body as unknown as DayReport;
}

function close(staff: TestStaff, ticked: string[], day = DAY) {
  return staff.send(`/api/admin/days/${day}/close`, { body: { ticked } });
}

describeApp('the close of day', (openApp) => {
  test('freezes the figures under a number; two closers get one Z', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await collected(bar, staff);
    await count(staff, { 200: 2 });
    const x = await report(staff);
    expect(x).toMatchObject({ z: null, issues: [], closeFirst: null });
    const closers = await Promise.all([close(staff, []), close(staff, [])]);
    expect(closers.map(({ status }) => status)).toEqual([200, 200]);
    const z = await report(staff);
    expect(z.z).toMatchObject({ no: 1, by: staff.user.firstName });
    expect(z.figures).toEqual(x.figures);
    expect(await bar.rows('SELECT count(*) AS n FROM day_close')).toEqual([{ n: 1 }]);
  });

  test('ends after everything that it counts, also after what came while it was written', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await collected(bar, staff);
    const { days } = bar.deps;
    const read = days.close;
    days.close = async (day) => {
      days.close = read;
      bar.clock.advance(5);
      await collected(bar, staff);
      return read(day);
    };
    expect((await close(staff, [NOT_COUNTED])).status).toBe(200);
    expect((await report(staff)).figures.totals.revenue).toBe('720.00');
    const later =
      'SELECT count(*) AS n FROM sale_line JOIN day_close USING (day) WHERE at > closed_at';
    expect(await bar.rows(later)).toEqual([{ n: 0 }]);
  });

  test('refuses money of a closed day; what comes later is booked on the next one', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await collected(bar, staff);
    await close(staff, [NOT_COUNTED]);
    const z = await report(staff);
    for (const insert of [
      `INSERT INTO financial_transaction (id, type, business_day, created_at, amount_kurus) VALUES ('x', 'income', '${DAY}', 1, 1)`,
      `INSERT INTO cash_count (id, business_day, counted_at, cash_kurus, card_kurus, by) VALUES ('x', '${DAY}', 1, 1, 1, 'x')`,
      `INSERT INTO sale_line (id, bill_id, order_id, line_no, day, at, quantity, kurus, service, hour) VALUES ('x', 'b', 'o', 1, '${DAY}', 1, 1, 1, 'table', 1)`,
      `INSERT INTO line_entry (id, order_id, line_no, kind, kurus, day, done_at, received_at) VALUES ('x', 'o', 1, 'void', -1, '2026-07-01', 1, 1)`,
    ])
      await expect(bar.rows(insert)).rejects.toThrow(/the day is closed/);
    for (const change of ["UPDATE day_close SET by = 'x'", 'DELETE FROM day_close'])
      await expect(bar.rows(change)).rejects.toThrow(/append-only/);
    await collected(bar, staff);
    expect((await count(staff, { 200: 1 })).status).toBe(201);
    expect((await report(staff)).figures).toEqual(z.figures);
    const days = 'SELECT DISTINCT business_day AS day FROM financial_transaction ORDER BY 1';
    expect(await bar.rows(days)).toEqual([{ day: DAY }, { day: '2026-07-05' }]);
    const sold = await bar.rows(`SELECT sum(kurus) AS k FROM sale_line WHERE day = '2026-07-05'`);
    expect(sold).toEqual([{ k: 36_000 }]);
  });

  test('counts an order that is cancelled after the close on the next day', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const { body } = await placeOrder(createBrowser(bar), lemonades());
    const id = String(body.orderId);
    const { issues } = await report(staff);
    await close(staff, issues.map(tickOf));
    bar.clock.advance(60_000);
    await staff.move(id, { status: 'cancelled' });
    const cancelled = async (day: string) => (await report(staff, day)).figures.cancelled;
    expect(await cancelled(DAY)).toEqual([]);
    expect(await cancelled('2026-07-05')).toMatchObject([{ count: 1, amount: '360.00' }]);
  });

  test('an order that is cancelled in the moment of the close is on the next day, whoever wrote first', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await collected(bar, staff);
    const ids: string[] = [];
    for (let nth = 0; nth < 2; nth += 1) {
      ids.push(String((await placeOrder(createBrowser(bar), lemonades())).body.orderId));
    }
    const [before, after] = ids;
    await staff.move(before, { status: 'cancelled' });
    const { issues } = await report(staff);
    await close(staff, issues.map(tickOf));
    // The server took up the second one before the close, and wrote it afterwards.
    bar.clock.advance(-1);
    await staff.move(after, { status: 'cancelled' });
    const frozen = (await report(staff)).figures;
    const { accepted, card } = frozen;
    expect({ ...(await figuresOf(bar.deps, DAY)), accepted, card }).toEqual(frozen);
    expect(frozen.cancelled).toEqual([]);
    expect((await report(staff, '2026-07-05')).figures.cancelled).toMatchObject([{ count: 2 }]);
  });

  test('lists what is not in order, and needs a tick for each; an open bill is payable tomorrow', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await collected(bar, staff);
    const open = await collected(bar, staff, false);
    const { issues } = await report(staff);
    expect(issues).toMatchObject([
      { kind: 'open_bill', id: open, amount: '360.00' },
      { kind: 'not_counted', label: 'Bar' },
    ]);
    expect(await close(staff, [NOT_COUNTED])).toMatchObject({
      status: 409,
      body: { code: 'day.not_in_order' },
    });
    expect((await close(staff, [NOT_COUNTED, `open_bill:${open}`])).status).toBe(200);
    expect((await report(staff)).figures.accepted).toHaveLength(2);
    bar.clock.advance(DAY_MS);
    const later = await signIn(bar, 'manager');
    const paid = await later.send(`/api/admin/bills/${open}/payments`, {
      body: { amount: '360.00', method: 'card' },
      headers: { 'Idempotency-Key': newOrderId() },
    });
    expect(paid.status).toBe(200);
    expect((await report(later, '2026-07-05')).figures.totals).toMatchObject({
      revenue: '360.00',
      card: '360.00',
    });
  });

  test('closes days in order, and none before it has begun', async () => {
    const bar = await openApp();
    await collected(bar, await signIn(bar, 'manager'));
    bar.clock.advance(DAY_MS);
    const staff = await signIn(bar, 'manager');
    await collected(bar, staff);
    expect(await close(staff, [NOT_COUNTED], '2026-07-05')).toMatchObject({
      status: 409,
      body: { code: 'day.close_earlier', current: { day: DAY } },
    });
    expect((await close(staff, [], '2026-07-06')).status).toBe(422);
    expect((await close(staff, [NOT_COUNTED])).status).toBe(200);
    expect((await close(staff, [NOT_COUNTED], '2026-07-05')).status).toBe(200);
    expect((await report(staff, '2026-07-05')).z).toMatchObject({ no: 2 });
  });
});

describeOnFile('the figures of a day', (openApp) => {
  test('are the sums of both ledgers, and the days make the period', async () => {
    const bar = await openApp();
    for (let day = 0; day < 3; day += 1) {
      const staff = await signIn(bar, 'manager');
      for (let order = 0; order <= day; order += 1) await collected(bar, staff);
      bar.clock.advance(DAY_MS);
    }
    const staff = await signIn(bar, 'manager');
    const sums = await bar.rows(`SELECT s.day, sum(s.kurus) AS sold, (SELECT sum(f.amount_kurus)
      FROM financial_transaction f WHERE f.business_day = s.day AND f.method = 'cash') AS cash
      FROM sale_line s GROUP BY s.day ORDER BY s.day`);
    const lira = (kurus: unknown) => (Number(kurus) / 100).toFixed(2);
    for (const { day, sold, cash } of sums) {
      const { figures } = await report(staff, String(day));
      expect(figures.totals).toMatchObject({ revenue: lira(sold), cash: lira(cash) });
      for (const part of [figures.dishes, figures.hours, figures.people, figures.services]) {
        const total = part.reduce((sum, { amount }) => sum + Number(amount), 0);
        expect(total.toFixed(2)).toBe(lira(sold));
      }
    }
    expect(sums.map(({ sold }) => sold)).toEqual([36_000, 72_000, 108_000]);
    const path = '/api/admin/financials/summary?startDate=2026-07-04&endDate=2026-07-06';
    const { body } = await staff.send(path);
    expect(body.totals).toMatchObject({ revenue: '2160.00', cash: '2160.00', salesCount: 6 });
  });
});

describeOnFile('a count of cash', (openApp) => {
  test('is blind: the difference is for managers, after it was saved', async () => {
    const bar = await openApp();
    const [manager, waiter] = [await signIn(bar, 'manager'), await signIn(bar, 'staff')];
    await collected(bar, manager);
    const move = (kind: string, amount: string, staff = manager) =>
      staff.send(`${DRAWER}/moves`, { body: { kind, amount, reason: 'Change' } });
    expect((await move('float', '100.00', waiter)).status).toBe(201);
    expect((await move('expense', '10.00', waiter)).status).toBe(403);
    expect((await move('drop', '60.00')).status).toBe(201);
    const before = await report(manager);
    expect(JSON.stringify(before)).not.toMatch(/"expected"/);
    expect(before.figures).toMatchObject({ counts: [], card: { difference: null } });
    expect(areFiguresBlind(before)).toBe(true);
    const { status, text } = await count(waiter, { 200: 1, 100: 1 }, '100.00');
    expect(status).toBe(201);
    expect(Object.keys(JSON.parse(text))).toEqual(['mutationId']);
    const { drawers } = (await waiter.send('/api/admin/drawers')).body;
    expect(JSON.stringify(drawers)).not.toMatch(/expected|difference|amount|kurus/i);
    expect((await waiter.send(`/api/admin/days/${DAY}`)).status).toBe(403);
    bar.clock.advance(1_000);
    await count(manager, { 200: 2 }, '100.00');
    const after = await report(manager);
    expect(areFiguresBlind(after)).toBe(false);
    const { figures } = after;
    expect(figures.counts).toMatchObject([
      { name: 'Bar', counted: '400.00', expected: '400.00', difference: '0.00', left: '100.00' },
    ]);
    expect(await bar.rows('SELECT count(*) AS n FROM cash_count')).toEqual([{ n: 2 }]);
    // The float and the drop are no takings.
    expect(figures.totals).toMatchObject({ cash: '360.00', income: '0.00', expenses: '0.00' });
  });

  test('expects the float that the day before left', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    await collected(bar, staff);
    await count(staff, { 200: 1, 100: 1, 50: 1, 10: 1 }, '60.00');
    bar.clock.advance(DAY_MS);
    const later = await signIn(bar, 'manager');
    await later.send(`${DRAWER}/moves`, {
      body: { kind: 'drop', amount: '300.00', reason: 'Safe' },
    });
    const body = { day: '2026-07-05', notes: { 50: 1 }, coins: '0.00', left: '50.00' };
    expect((await later.send(`${DRAWER}/counts`, { body })).status).toBe(201);
    const { figures } = await report(later, '2026-07-05');
    expect(figures.counts[0]).toMatchObject({ expected: '-240.00' });
  });

  test.each([
    [{ notes: { 7: 1 } }],
    [{ notes: { 200: -1 } }],
    [{ notes: { 200: 1.5 } }],
    [{ coins: '1.234' }],
    [{ day: '2026-02-30' }],
  ])('refuses %o', async (wrong) => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const body = { day: DAY, notes: {}, coins: '0.00', left: '0.00', ...wrong };
    expect((await staff.send(`${DRAWER}/counts`, { body })).status).toBe(400);
  });
});
