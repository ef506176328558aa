import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figuresOf } from '../../../server/usecases/financials/close-day';
import { partsCsv } from '../../../src/domain/financials/transaction';
import type { DayReport, DaysRead } from '../../../src/domain/till/day-close';
import { tickOf } from '../../../src/domain/till/day-close';
import { BAR_DRAWER } from '../../../src/domain/till/drawer';
import { dayParts, paperParts } from '../../../src/i18n/day-slip';
import { parseCsv } from '../../support/bar/parse-csv';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { onBill, take } from '../../support/data/test-bills';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { phoneAt, seatingAt, TABLES } from '../../support/data/test-seats';
import { sendDueMails } from '../../support/mail/due-mails';

const DAY = '2026-07-04';
const NEXT = '2026-07-05';
type TableNo = (typeof TABLES)[keyof typeof TABLES];
const DAY_MS = 24 * 60 * 60_000;
const DRAWER = `/api/admin/drawers/${BAR_DRAWER}`;

async function report(staff: TestStaff, day = DAY): Promise<DayReport> {
  return (await staff.send(`/api/admin/days/${day}`)).body as unknown as DayReport;
}

async function close(staff: TestStaff, day = DAY, more: object = {}) {
  const { issues } = await report(staff, day);
  const ticked = issues.map(({ kind, id }) => `${kind}:${id}`);
  return staff.send(`/api/admin/days/${day}/close`, { body: { ticked, ...more } });
}

/** Four lemonades at a table, 720 lira. */
async function table(bar: TestApp, staff: TestStaff, no: TableNo = TABLES.T7) {
  const phone = await phoneAt(bar, no);
  const items = [{ originalMenuItemId: DISH.lemonade, quantity: 4, price: '180.00' }];
  const orderId = String((await phone.order({ items, totalAmount: '720.00' })).body.orderId);
  await staff.move(orderId, { status: 'ready' });
  return { id: await seatingAt(bar, no), orderId };
}

const gone = (orderId: string, more: object = {}) => ({
  ...{ orderId, lineNo: 0, pieces: 1, reason: 'wrong_order', wasMade: true },
  ...more,
});
const comp = (orderId: string, approvedBy: string) => ({
  ...{ lines: [{ orderId, lineNo: 0 }], off: { kind: 'amount', amount: '90.00' } },
  ...{ reason: 'celebration', approvedBy },
});

/** Cash, card, tip, refund, void, discount, cancellation and cash without a guest; one bill stays open. */
async function evening(bar: TestApp) {
  const [elif, can] = [await signIn(bar, 'staff'), await signIn(bar, 'manager')];
  const sold = await table(bar, elif);
  await onBill(elif, sold.id, 'voids', gone(sold.orderId));
  await onBill(elif, sold.id, 'reductions', comp(sold.orderId, can.user.id));
  await take(elif, sold.id, '200.00', 'cash');
  await take(elif, sold.id, '250.00', 'card', { tip: '25.00' });
  await onBill(elif, sold.id, 'close', { worth: '450.00', paid: '450.00', freesTable: true });
  const off = { kind: 'amount', amount: '10.00' };
  const lines = [{ orderId: sold.orderId, lineNo: 0 }];
  await onBill(can, sold.id, 'reductions', { lines, off, reason: 'quality' });
  await onBill(can, sold.id, 'refunds', { amount: '10.00', method: 'cash', reason: 'Warm beer' });
  const open = await table(bar, elif, TABLES.T3);
  const order = async (more = {}) =>
    String((await placeOrder(createBrowser(bar), lemonades(more))).body.orderId);
  await can.move(await order(), { status: 'cancelled', reason: 'duplicate' });
  const collected = await order({ serviceType: 'collection', tableNumber: undefined });
  await can.move(collected, { status: 'completed', paidBy: 'cash' });
  for (const kind of ['float', 'income', 'expense', 'drop', 'tip_out']) {
    const body = { kind, amount: '5.00', reason: '=SUM(A1)' };
    expect((await can.send(`${DRAWER}/moves`, { body })).status).toBe(201);
  }
  const count = { day: DAY, notes: { 200: 2 }, coins: '0.50', left: '100.00' };
  await can.send(`${DRAWER}/counts`, { body: count });
  bar.clock.advance(1_000);
  return { elif, can, sold, open };
}

describeOnFile('the report of a day', (openApp) => {
  test('is the same when it is computed again after changes of the next day', async () => {
    const bar = await openApp();
    const { sold, open } = await evening(bar);
    const can = await signIn(bar, 'manager');
    expect((await close(can, DAY, { terminals: [{ name: 'POS', amount: '270.00' }] })).status).toBe(
      200,
    );
    const z = (await report(can)).figures;
    bar.clock.advance(DAY_MS);
    const late = await signIn(bar, 'manager');
    const yesterday = { ageMs: DAY_MS - 60_000 };
    await onBill(late, open.id, 'payments', { amount: '720.00', method: 'cash' }, yesterday);
    await onBill(late, sold.id, 'voids', gone(sold.orderId));
    await onBill(late, sold.id, 'refunds', { amount: '20.00', method: 'card', reason: 'Cold' });
    await late.move(open.orderId, { status: 'completed' });
    const again = await figuresOf(bar.deps, DAY);
    expect(again.card.booked).toBe(z.card.booked);
    const { card, accepted } = z;
    expect(JSON.stringify({ ...again, card, accepted })).toBe(JSON.stringify(z));
    const { corrections } = (await report(late, NEXT)).figures;
    const [number] = await bar.rows(`SELECT day, no FROM bill WHERE id = '${open.id}'`);
    expect(corrections).toMatchObject([
      { kind: 'void', day: DAY, bill: '04-001', reason: 'wrong_order', amount: '-146.67' },
      { kind: 'tender', day: DAY, bill: `04-00${number?.no}`, method: 'cash', amount: '720.00' },
      { kind: 'tender', day: DAY, bill: '04-001', method: 'card', amount: '-20.00' },
    ]);
    const words = (language: 'en' | 'tr') =>
      dayParts({ figures: { ...z, corrections } }, language)
        .find(({ part }) => part === 'For closed days' || part === 'Kapanmış günler için')
        ?.rows.map(({ label, hint }) => `${label}: ${hint}`);
    expect(words('en')?.[0]).toBe(
      `Taken off · ${late.user.firstName}: for 4 Jul, bill 04-001 · Entered by mistake`,
    );
    expect(words('tr')?.[2]).toBe(
      `İade · ${late.user.firstName}: 4 Tem gününe ait, hesap 04-001 · Kart · Cold`,
    );
  });

  test('lists what a manager approved without a proven PIN until a person accepts it', async () => {
    const bar = await openApp();
    const { elif, can } = await evening(bar);
    const { issues } = await report(can);
    expect(issues.map(({ kind }) => kind)).toEqual(['open_bill', 'not_approved', 'no_terminal']);
    const paper = paperParts(await report(can), 'en').find(({ part }) => part === 'Unsettled');
    expect(paper?.rows.map(({ key }) => key)).toEqual(issues.map(tickOf));
    const { firstName: approvedBy } = can.user;
    const entry = { kind: 'discount', by: elif.user.firstName, approvedBy, reason: 'celebration' };
    expect(issues[1]).toMatchObject({ label: expect.stringContaining('04-001'), entry });
    const ticked = issues.filter(({ kind }) => kind !== 'not_approved');
    const body = { ticked: ticked.map(({ kind, id }) => `${kind}:${id}`) };
    const refused = await can.send(`/api/admin/days/${DAY}/close`, { body });
    expect(refused.body.code).toBe('day.not_in_order');
    await close(can);
    expect((await report(can)).figures.accepted).toMatchObject([
      { kind: 'open_bill', amount: '720.00' },
      { kind: 'not_approved', amount: '90.00', entry },
      { kind: 'no_terminal', amount: '275.00' },
    ]);
  });

  test('compares the totals of the terminals with the card payments and tips', async () => {
    const bar = await openApp();
    const { can } = await evening(bar);
    const terminals = [
      { name: 'Bar', amount: '200.00' },
      { name: 'Terrace', amount: '74.50' },
    ];
    expect((await close(can, DAY, { terminals: [{ name: '', amount: '1' }] })).status).toBe(400);
    await close(can, DAY, { terminals });
    const { card, accepted } = (await report(can)).figures;
    expect(card).toEqual({ terminals, booked: '275.00', difference: '-0.50' });
    expect(accepted.map(({ kind }) => kind)).not.toContain('no_terminal');
  });

  test('opens in a Turkish spreadsheet', async () => {
    const bar = await openApp();
    const { can } = await evening(bar);
    await close(can, DAY, { terminals: [{ name: '=cmd', amount: '270.00' }] });
    const z = await report(can);
    for (const language of ['tr', 'en'] as const) {
      const text = partsCsv(dayParts(z, language), language);
      expect([...Buffer.from(text).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const cells = parseCsv(text);
      expect(cells.find(([, name]) => name === "'=cmd")?.at(-1)).toBe('270,00');
      expect(cells.flat().filter((cell) => /^[=+@]|^-(?!\d+(,\d\d)?$)/.test(cell))).toEqual([]);
      expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
    }
  });

  test('is mailed when the day is closed, and again on request', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    await owner.send('/api/admin/settings/till.mail', {
      method: 'PUT',
      body: { value: 'books@barbliss.example' },
    });
    const { can } = await evening(bar);
    expect((await can.send(`/api/admin/days/${DAY}/mail`, { body: {} })).status).toBe(404);
    await close(can, DAY, { language: 'tr' });
    expect((await report(can)).mail).toEqual({ to: 'books@barbliss.example', state: 'waiting' });
    await sendDueMails(bar);
    expect((await report(can)).mail?.state).toBe('done');
    const [first] = mails(bar);
    expect(first).toMatch(/^To: books@barbliss\.example\r$/m);
    expect(first).toContain(`filename=z-1-${DAY}.csv`);
    expect(decoded(first ?? '')).toContain(partsCsv(dayParts(await report(can), 'tr'), 'tr'));
    const again = { body: { language: 'en' }, headers: { 'Idempotency-Key': newOrderId() } };
    await can.send(`/api/admin/days/${DAY}/mail`, again);
    await can.send(`/api/admin/days/${DAY}/mail`, again);
    await sendDueMails(bar);
    expect(mails(bar)).toHaveLength(2);
    expect(mails(bar).join()).toContain('Subject: End-of-day report (Z) 1');
  });

  test('is asked for from four in the morning on, the oldest day first', async () => {
    const bar = await openApp();
    const { can } = await evening(bar);
    const asked = async (staff: TestStaff) =>
      (await staff.send('/api/admin/days')).body as unknown as DaysRead;
    expect(await asked(can)).toEqual({ toClose: null, closed: [] });
    bar.clock.advance(DAY_MS);
    const later = await signIn(bar, 'manager');
    expect((await asked(later)).toClose).toBe(DAY);
    await close(later);
    expect(await asked(later)).toMatchObject({ toClose: null, closed: [{ no: 1, day: DAY }] });
    expect((await (await signIn(bar, 'staff')).send('/api/admin/days')).status).toBe(403);
  });
});

function mails(bar: TestApp): string[] {
  const outbox = join(bar.dataDir, 'outbox');
  return readdirSync(outbox)
    .filter((name) => name.startsWith('day-'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'));
}

/** Returns the attached file of a mail as text. */
function decoded(mail: string): string {
  const [, file = ''] = /filename=[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail) ?? [];
  return Buffer.from(file, 'base64').toString('utf8');
}
