import { expect, test } from 'vitest';
import { dayFigures } from '../../../server/usecases/financials/dashboard';
import { daysOf } from '../../../src/domain/financials/summary';
import type { DayFigures } from '../../../src/domain/financials/transaction';
import { addDays } from '../../../src/domain/venue';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { seedDays } from '../../support/data/seeded-days';
import { faultsOfBills } from '../../support/data/test-bills';

const FIRST = '2026-05-04';
const DAYS = 60;
/** Corrections reach two days further. */
const ALL = { startDate: FIRST, endDate: addDays(FIRST, DAYS + 2) };

/** Count and kuruş by what a figure is split by; a figure of one number has the key ''. */
type Split = Record<string, readonly [count: number, kurus: number]>;

const sold = (key: string, join = '') =>
  `SELECT s.day, coalesce(${key}, '') AS key, sum(s.quantity) AS count, sum(s.kurus) AS kurus FROM sale_line s ${join} GROUP BY 1, 2`;
const money = (key: string, where: string, count = '0') =>
  `SELECT business_day AS day, ${key} AS key, ${count} AS count, sum(amount_kurus) AS kurus FROM financial_transaction
    WHERE ${where} GROUP BY 1, 2`;
const ofBills = 'SELECT day, bill_id, vat_bp, sum(kurus) AS kurus FROM sale_line GROUP BY 1, 2';

/** Each figure of each day, from the rows of the ledgers alone. */
const BY_HAND: Readonly<Record<string, string>> = {
  dish: sold('m.name_en', 'LEFT JOIN menu_item m ON m.id = s.menu_item_id'),
  category: sold('c.name_en', 'LEFT JOIN menu_category c ON c.id = s.category_id'),
  hour: sold('s.hour'),
  service: sold('s.service'),
  person: sold('s.by'),
  vat: `SELECT day, coalesce(vat_bp / 100, '') AS key, 0 + coalesce(sum(kurus - round(kurus * 10000.0 / (10000 + vat_bp))), 0) AS count,
    sum(kurus) AS kurus FROM (${ofBills}, vat_bp) GROUP BY 1, 2`,
  revenue: `SELECT day, '' AS key, count(*) FILTER (WHERE kurus > 0) AS count, sum(kurus) AS kurus FROM (${ofBills}) GROUP BY 1`,
  undone: `SELECT day, '' AS key, 0 AS count, sum(kurus) AS kurus FROM sale_line WHERE kurus < 0 GROUP BY 1`,
  tips: money("coalesce(by, '')", "type = 'tip'", 'count(*)'),
  method: money('method', "type IN ('tender', 'deposit', 'deposit_undone', 'income', 'expense')"),
  kind: money('type', "type IN ('income', 'expense', 'deposit')"),
  refunds: money("''", "type = 'tender' AND amount_kurus < 0"),
  entries: `SELECT day, concat_ws('|', kind, by, approved_by, reason, was_made) AS key, count(*) AS count, sum(kurus) AS kurus
    FROM line_entry GROUP BY 1, 2`,
  cancelled: `SELECT date(received_at / 1000 - 3600, 'unixepoch') AS day, status_by || '|' || cancel_reason AS key,
    count(*) AS count, sum(total_kurus) AS kurus FROM "order" WHERE status = 'cancelled' GROUP BY 1, 2`,
};

/** The same figures as the house reads them. */
function splits(figures: DayFigures): Record<string, Split> {
  const { totals } = figures;
  const alone = (amount: string, count = 0) => split([['', count, amount]]);
  const parts = <Row extends { pieces: number; amount: string }>(
    rows: readonly Row[],
    keyOf: (row: Row) => unknown,
  ) => split(rows.map((row) => [keyOf(row), row.pieces, row.amount]));
  const keyed = (...parts: unknown[]) => parts.filter((part) => part !== null).join('|');
  return {
    dish: parts(figures.dishes, ({ item }) => item?.nameEn ?? ''),
    category: parts(figures.categories, ({ category }) => category?.nameEn ?? ''),
    hour: parts(figures.hours, ({ hour }) => hour),
    service: parts(figures.services, ({ service }) => service),
    person: parts(figures.people, ({ by }) => by ?? ''),
    vat: split(
      figures.vat.map(({ percent, gross, vat }) => [percent ?? '', kurusOf(vat ?? '0.00'), gross]),
    ),
    revenue: alone(totals.revenue, totals.salesCount),
    undone: alone(totals.salesUndone),
    tips: split(figures.tips.map(({ by, count, amount }) => [by ?? '', count, amount])),
    method: split(
      (['cash', 'card', 'online', 'transfer'] as const)
        .map((method): Told => [method, 0, totals[method]])
        .concat([['deposit', 0, totals.depositsUsed]]),
    ),
    kind: split([
      ['income', 0, totals.income],
      ['expense', 0, totals.expenses],
      ['deposit', 0, totals.deposits],
    ]),
    refunds: alone(totals.refunds),
    entries: split(
      figures.entries.map(({ kind, by, approvedBy, reason, wasMade, count, amount }) => [
        keyed(kind, by, approvedBy, reason, wasMade === null ? null : Number(wasMade)),
        count,
        amount,
      ]),
    ),
    cancelled: split(
      figures.cancelled.map(({ by, reason, count, amount }) => [keyed(by, reason), count, amount]),
    ),
  };
}

type Told = readonly [key: unknown, count: number, amount: string];

function split(rows: readonly Told[]): Split {
  return summed(rows.map(([key, count, amount]) => [String(key), count, kurusOf(amount)]));
}

function kurusOf(lira: string): number {
  return Math.round(Number(lira) * 100);
}

/** Sums rows of one key and leaves out zeros, so that a day without tips says the same as tips of 0. */
function summed(rows: readonly (readonly [key: string, count: number, kurus: number])[]): Split {
  const sums: Record<string, [number, number]> = {};
  for (const [key, count, kurus] of rows) {
    const [counted, summed] = sums[key] ?? [0, 0];
    sums[key] = [counted + count, summed + kurus];
  }
  const some = Object.entries(sums).filter(([, [count, kurus]]) => count !== 0 || kurus !== 0);
  return Object.fromEntries(some.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the figures of each day by hand. */
async function byHand(bar: TestApp): Promise<(day: string) => Record<string, Split>> {
  const rows = await Promise.all(
    Object.entries(BY_HAND).map(async ([figure, sql]) => [figure, await bar.rows(sql)] as const),
  );
  return (day) =>
    Object.fromEntries(
      rows.map(([figure, all]) => [
        figure,
        summed(
          all
            .filter((row) => row.day === day)
            .map(({ key, count, kurus }) => [String(key), Number(count), Number(kurus)]),
        ),
      ]),
    );
}

describeOnFile('sixty days of trade', (openApp) => {
  test('have every figure of every day as the rows of both ledgers say, and their sum is that of the period', async () => {
    const bar = await openApp();
    await seedDays(bar.deps, { first: FIRST, days: DAYS, billsADay: 6 });
    expect(await faultsOfBills(bar)).toEqual([]);
    const figuresByHand = await byHand(bar);
    const days = daysOf(ALL);
    const read = [];
    for (const day of days) {
      const figures = splits(await dayFigures(bar.deps, { startDate: day, endDate: day }));
      expect([day, figures]).toEqual([day, figuresByHand(day)]);
      read.push(figures);
    }
    const whole = splits(await dayFigures(bar.deps, ALL));
    for (const [figure, split] of Object.entries(whole)) {
      expect(Object.keys(split).length).toBeGreaterThan(0);
      const ofDays = read.flatMap((one) => Object.entries(one[figure] ?? {}));
      expect([figure, split]).toEqual([
        figure,
        summed(ofDays.map(([key, [count, kurus]]) => [key, count, kurus])),
      ]);
    }
    // Money without a method was recorded before the till only.
    expect(await bar.rows('SELECT id FROM financial_transaction WHERE method IS NULL')).toEqual([]);
  });
});
