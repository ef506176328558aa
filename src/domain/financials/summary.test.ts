import { expect, test } from 'vitest';
import { daysOf, namedPeriod, periodAsked, periodBefore, periodTotals, vatOf } from './summary';

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

test.each([
  [110_00, 10, 100_00],
  [-110_00, 10, -100_00],
  [99, 20, 83],
  [500_00, 0, 500_00],
])('of %i kuruş with %i %% VAT, %i are net', (gross, percent, net) => {
  expect(vatOf(gross, percent)).toEqual({ net, vat: gross - net });
});

test('revenue is sales without undone and refunded ones; deposits and manual entries stand apart', () => {
  const totals = periodTotals([
    { type: 'sale', method: null, kurus: 1_000, count: 3 },
    { type: 'sale', method: 'card', kurus: 500, count: 1 },
    { type: 'sale_undone', method: null, kurus: -200, count: 1 },
    { type: 'refund', method: 'card', kurus: -100, count: 1 },
    { type: 'deposit', method: null, kurus: 50_000, count: 1 },
    { type: 'deposit_undone', method: null, kurus: -50_000, count: 1 },
    { type: 'expense', method: 'cash', kurus: -70, count: 1 },
  ]);
  expect(totals).toMatchObject({ revenue: 1_200, salesCount: 3, deposits: 0, expenses: -70 });
  expect([totals.cash, totals.card, totals.notRecorded, totals.total]).toEqual([
    -70, 400, 800, 1_130,
  ]);
});
