import { expect, test } from 'vitest';
import { daysOf, namedPeriod, periodAsked, periodBefore, periodTotals, vatByRate } from './summary';
import type { PaymentMethod, TransactionType } from './transaction';

test.each([
  ['today', '2026-07-01', '2026-07-01'],
  ['yesterday', '2026-06-30', '2026-06-30'],
  ['week', '2026-06-29', '2026-07-01'],
  ['month', '2026-07-01', '2026-07-01'],
  ['last_month', '2026-06-01', '2026-06-30'],
] as const)('on the first of July, %s is from %s to %s', (name, startDate, endDate) => {
  expect(namedPeriod(name, '2026-07-01')).toEqual({ startDate, endDate });
});

test('a week begins on Monday, also on a Sunday', () => {
  expect(namedPeriod('week', '2026-07-05').startDate).toBe('2026-06-29');
  expect(namedPeriod('week', '2026-07-06').startDate).toBe('2026-07-06');
});

test.each([
  [{ period: 'own', from: '2026-06-01', to: '2026-06-10' }, '2026-06-01'],
  [{ period: 'own', from: '2026-06-10', to: '2026-06-01' }, '2026-07-01'],
  [{ period: 'own', from: '2020-01-01', to: '2026-06-01' }, '2026-07-01'],
  [{ period: 'own' }, '2026-07-01'],
  [{ period: 'century' }, '2026-07-01'],
])('the address %o begins on %s', (asked, startDate) => {
  expect(periodAsked(asked, '2026-07-01').startDate).toBe(startDate);
});

test('a single day is compared with the same weekday of the week before, more days with as many before', () => {
  expect(periodBefore({ startDate: '2026-07-04', endDate: '2026-07-04' })).toEqual({
    startDate: '2026-06-27',
    endDate: '2026-06-27',
  });
  expect(periodBefore({ startDate: '2026-07-01', endDate: '2026-07-31' })).toEqual({
    startDate: '2026-05-31',
    endDate: '2026-06-30',
  });
});

test('a period holds its first and its last day', () => {
  expect(daysOf({ startDate: '2026-02-27', endDate: '2026-03-01' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
});

test('VAT is rounded per bill and rate, and unknown without a rate', () => {
  const shares = vatByRate([
    { vatBp: 2_000, kurus: 99, bills: 3 },
    { vatBp: 1_000, kurus: 110_00, bills: 1 },
    { vatBp: 1_000, kurus: -110_00, bills: 1 },
    { vatBp: null, kurus: 500, bills: 2 },
  ]);
  expect(shares).toEqual([
    { vatBp: null, gross: 1_000, vat: null },
    { vatBp: 1_000, gross: 0, vat: 0 },
    { vatBp: 2_000, gross: 297, vat: 48 },
  ]);
});

test('revenue is what was sold; tips, deposits and manual entries stand apart', () => {
  const money = (type: TransactionType, method: PaymentMethod | null, kurus: number) =>
    ({
      type,
      method,
      kurus,
      count: 1,
      backKurus: type === 'tender' && kurus < 0 ? kurus : 0,
    }) as const;
  const totals = periodTotals(
    [
      { kurus: 1_500, undoneKurus: 0, bills: 2 },
      { kurus: -300, undoneKurus: -300, bills: 0 },
    ],
    [
      money('tender', 'cash', 900),
      money('tender', 'cash', -100),
      money('tender', 'deposit', 400),
      money('tip', 'cash', 50),
      money('sale', null, 800),
      money('deposit', 'card', 50_000),
      money('deposit_undone', 'card', -50_000),
      money('expense', 'cash', -70),
    ],
  );
  expect(totals).toMatchObject({ revenue: 1_200, sales: 1_500, salesUndone: -300, salesCount: 2 });
  expect(totals).toMatchObject({ deposits: 0, depositsUsed: 400, expenses: -70, tips: 50 });
  expect([totals.cash, totals.card, totals.notRecorded, totals.refunds, totals.total]).toEqual([
    730, 0, 800, -100, 1_530,
  ]);
});
