import { expect, test } from 'vitest';
import { startEffects } from '../../../server/run-server';
import { compareEndedDays } from '../../../server/usecases/payments/settlements';
import { daysToCompare } from '../../../src/domain/payments/settlement';
import type { OpenApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { signIn } from '../../support/bar/test-staff';
import type { PaymentBar } from '../../support/payments/payment-bar';
import { cardBody, openPaymentBar, payByCard } from '../../support/payments/payment-bar';

const HOUR = 60 * 60_000;
const DAY = '2026-07-04';
const at = (text: string) => Date.parse(`${text}:00+03:00`);

type Desk = { bar: PaymentBar; id: string };

/** Creates a payment on the evening of 4 July. */
async function desk(openApp: OpenApp): Promise<Desk> {
  const bar = await openPaymentBar(openApp);
  return { bar, id: (await payByCard(bar)).id };
}

/** Deletes the bank's row of the only sale. */
function forgetSale({ bar }: Desk): void {
  for (const { id } of bar.bank.sales()) bar.bank.transactions.delete(id);
}

async function runAt({ bar }: Desk, time: string): Promise<void> {
  bar.clock.advance(at(time) - bar.clock.now());
  await compareEndedDays(bar.deps);
}

/** Signs in for each read, because days pass in between and end a session. */
async function read({ bar }: Desk) {
  const { body } = await (await signIn(bar, 'manager')).send(
    '/api/admin/payments?state=unresolved',
  );
  return body as { unresolved: number; settlement: { open: unknown[]; [key: string]: unknown } };
}

describeOnFile('the daily comparison with the bank (case 71)', (openApp) => {
  test('waits until the bank has closed the day, and runs once', async () => {
    const evening = await desk(openApp);
    await runAt(evening, '2026-07-05T05:59');
    expect((await read(evening)).settlement.comparedUntil).toBe('2026-07-03');
    await runAt(evening, '2026-07-05T06:00');
    forgetSale(evening);
    await runAt(evening, '2026-07-05T23:00');
    const { settlement, unresolved } = await read(evening);
    expect([settlement, unresolved]).toEqual([{ comparedUntil: DAY, isLate: false, open: [] }, 0]);
  });

  test('71: shows staff what one side lacks until a manager explains it', async () => {
    const evening = await desk(openApp);
    const { bar, id } = evening;
    const lost = (await payByCard(bar, cardBody(undefined, { amount: '70.00' }))).id;
    forgetSale(evening);
    bar.bank.book({ id: 'UNKNOWN1', type: 'Sale', amountMinor: 4_200, resultCode: '0000' });
    await runAt(evening, '2026-07-05T07:00');
    const { settlement, unresolved } = await read(evening);
    expect(unresolved).toBe(1);
    expect(settlement.open).toEqual([
      {
        day: DAY,
        matched: 0,
        onlyBank: [{ transactionId: 'UNKNOWN1', amount: '42.00' }],
        onlyOurs: expect.arrayContaining([
          { id, amount: '100.50', purpose: 'test', refId: null },
          { id: lost, amount: '70.00', purpose: 'test', refId: null },
        ]),
      },
    ]);
    const manager = await signIn(bar, 'manager');
    const path = `/api/admin/payments/settlement/${DAY}/explain`;
    expect((await manager.send(path, { body: { reason: '' } })).status).toBe(400);
    for (let n = 0; n < 2; n += 1) {
      const sent = await manager.send(path, { body: { reason: 'The bank has mended its list' } });
      expect(sent.status).toBe(200);
    }
    const rows = await bar.rows(`SELECT pk FROM audit WHERE action = 'settlement.explain'`);
    expect(rows.map(({ pk }) => pk)).toEqual([DAY]);
    await runAt(evening, '2026-07-06T07:00');
    expect((await read(evening)).settlement).toMatchObject({
      open: [],
      comparedUntil: '2026-07-05',
    });
  });

  test('a difference that the bank corrects is closed automatically on the next day', async () => {
    const evening = await desk(openApp);
    const [sale] = evening.bar.bank.sales();
    forgetSale(evening);
    await runAt(evening, '2026-07-05T07:00');
    expect((await read(evening)).settlement.open).toHaveLength(1);
    if (sale) evening.bar.bank.transactions.set(sale.id, sale);
    await runAt(evening, '2026-07-05T20:00');
    expect((await read(evening)).settlement.open).toHaveLength(1);
    await runAt(evening, '2026-07-06T06:00');
    expect((await read(evening)).settlement.open).toEqual([]);
  });

  test('a list that the bank does not send is asked for again, and staff read that it is missing', async () => {
    const evening = await desk(openApp);
    await runAt(evening, '2026-07-04T23:00');
    forgetSale(evening);
    for (const kind of ['http_500', 'html_waf_200', 'json_6011', 'truncated_xml'] as const) {
      evening.bar.fault({ at: 'Settlement', kind });
      await expect(runAt(evening, '2026-07-05T08:00')).rejects.toThrow('payment.unavailable');
    }
    expect((await read(evening)).settlement.isLate).toBe(false);
    evening.bar.clock.advance(HOUR);
    expect((await read(evening)).settlement.isLate).toBe(true);
    await runAt(evening, '2026-07-05T09:10');
    expect((await read(evening)).settlement).toMatchObject({ isLate: false, open: [{ day: DAY }] });
  });

  test('a server that was off for days compares each of them, once', async () => {
    const evening = await desk(openApp);
    await runAt(evening, '2026-07-04T23:00');
    await runAt(evening, '2026-07-08T07:00');
    const days = await evening.bar.rows('SELECT day FROM payment_settlement ORDER BY day');
    expect(days.map(({ day }) => day)).toEqual([
      '2026-07-03',
      ...['2026-07-04', '2026-07-05', '2026-07-06', '2026-07-07'],
    ]);
  });

  test('cancelled sales, money that went back and payments of another bank are no difference', async () => {
    const evening = await desk(openApp);
    const { bar, id } = evening;
    const manager = await signIn(bar, 'manager');
    const [cancelled, refunded] = [(await payByCard(bar)).id, (await payByCard(bar)).id];
    for (const [payment, act] of [
      [cancelled, 'cancel'],
      [refunded, 'refund'],
    ]) {
      await manager.send(`/api/admin/payments/${payment}/${act}`, {
        body: { reason: 'Left early', amount: 10 },
      });
    }
    await bar.rows(`UPDATE payment SET mode = 'test' WHERE id = '${id}'`);
    const kept = (await payByCard(bar)).id;
    await runAt(evening, '2026-07-05T07:00');
    const [row] = await bar.rows(`SELECT report FROM payment_settlement WHERE day = '${DAY}'`);
    const report = JSON.parse(String(row?.report)) as { matched: number; onlyBank: object[] };
    // The report matches the kept and the refunded sale; payment `id` of the other mode is only the bank's.
    expect([report.matched, report.onlyBank.length, kept.length]).toEqual([2, 1, 36]);
  });

  test('a sale around midnight belongs to either day', async () => {
    const evening = await desk(openApp);
    const [sale] = evening.bar.bank.sales();
    if (sale) sale.hostDate = '20260705000001';
    await runAt(evening, '2026-07-05T07:00');
    await runAt(evening, '2026-07-06T07:00');
    expect((await read(evening)).settlement.open).toEqual([]);
  });

  test.each([
    ['of more than a page', null],
    ['of single days only', 'by_day'],
  ] as const)('a list %s is read whole', async (_, kind) => {
    const evening = await desk(openApp);
    if (kind) evening.bar.fault({ at: 'Settlement', kind, times: 99 });
    for (let n = 0; n < 60; n += 1) {
      const id = `OTHER${String(n).padStart(2, '0')}`;
      evening.bar.bank.book({ id, type: 'Sale', amountMinor: 100, resultCode: '0000' });
    }
    await runAt(evening, '2026-07-05T07:00');
    const [day] = (await read(evening)).settlement.open as { matched: number; onlyBank: [] }[];
    expect([day?.matched, day?.onlyBank.length]).toEqual([1, 60]);
  });

  test('a list whose second page is the first again is unreadable, not short', async () => {
    const evening = await desk(openApp);
    for (let n = 0; n < 60; n += 1) {
      evening.bar.bank.book({ id: `O${n}`, type: 'Sale', amountMinor: 100, resultCode: '0000' });
    }
    evening.bar.fault({ at: 'Settlement', kind: 'first_page_only', times: 9 });
    await expect(runAt(evening, '2026-07-05T07:00')).rejects.toThrow('payment.unavailable');
  });

  test('runs by itself, and without a bank there is none', async () => {
    const { bar } = await desk(openApp);
    const works: (() => Promise<unknown>)[] = [];
    startEffects(bar.deps, (work) => {
      works.push(work);
      return { stop: async () => {} };
    });
    bar.clock.advance(at('2026-07-05T07:00') - bar.clock.now());
    await Promise.all(works.map((work) => work()));
    expect(await bar.deps.settlements.lastDay('simulator')).toBe(DAY);
    const off = await openApp();
    await compareEndedDays(off.deps);
    const { body } = await (await signIn(off, 'manager')).send('/api/admin/payments');
    expect(body.settlement).toBeNull();
  });
});

test('a server that was off for a year compares the days that the bank still knows', () => {
  const days = daysToCompare('2025-07-04', at('2026-07-05T07:00'));
  expect([days.length, days[0], days.at(-1)]).toEqual([100, '2026-03-27', DAY]);
});
