import type * as v from 'valibot';
import { dayBegins } from '#domain/bookings/slots';
import { addDays } from '#domain/days';
import {
  daysOf,
  type FinancialSummary,
  type LiraTotals,
  type Period,
  type PeriodTotals,
  periodBefore,
  periodTotals,
  type summaryQuery,
  type VatShare,
  vatByRate,
} from '#domain/financials/summary';
import { liraText } from '#domain/money';
import { businessDay } from '#domain/venue';
import type {
  CashCountRow,
  Figures,
  FinancialsRepository,
} from '../../repositories/financials.repository';

type ReadSummaryDeps = {
  financials: FinancialsRepository;
  now: () => number;
};

/** Returns a period's totals by business day, with those of the previous period. */
export async function readSummary(
  { financials, now }: ReadSummaryDeps,
  query: v.InferOutput<typeof summaryQuery>,
): Promise<FinancialSummary> {
  const today = businessDay(now());
  const period = await periodOf(financials, query, today);
  const before = periodBefore(period);
  const [figures, figuresBefore, revenueEver, notSold, tillSince, counted] = await Promise.all([
    financials.figures(period),
    financials.figures(before),
    financials.revenue(),
    financials.notSold(dayBegins(period.startDate), dayBegins(addDays(period.endDate, 1))),
    financials.tillSince(),
    period.startDate === period.endDate ? financials.cashCount(period.startDate) : null,
  ]);
  const totals = periodTotals(figures.sold, figures.money);
  const totalsBefore = periodTotals(figuresBefore.sold, figuresBefore.money);
  return {
    ...period,
    totals: inLira(totals),
    totalRevenue: liraText(revenueEver),
    before: { ...before, totals: inLira(totalsBefore) },
    vat: vatByRate(figures.vat).map(vatRow),
    tillSince,
    voids: { count: notSold.voids.count, amount: liraText(notSold.voids.kurus) },
    freeDishes: notSold.freeDishes,
    days: dayRows(period, figures),
    cashCount: counted && cashCountRead(counted, totals.cash + totals.card),
  };
}

function vatRow({ vatBp, gross, vat }: VatShare) {
  return {
    percent: vatBp === null ? null : vatBp / 100,
    gross: liraText(gross),
    net: vat === null ? null : liraText(gross - vat),
    vat: vat === null ? null : liraText(vat),
  };
}

/** An open end reaches to the first transaction or to today; without any day the period is today. */
async function periodOf(
  financials: FinancialsRepository,
  { startDate, endDate }: v.InferOutput<typeof summaryQuery>,
  today: string,
): Promise<Period> {
  if (startDate !== undefined && endDate !== undefined) return { startDate, endDate };
  if (startDate === undefined && endDate === undefined) return { startDate: today, endDate: today };
  const first = (await financials.firstDay()) ?? today;
  if (startDate === undefined) {
    const last = earlierOf(endDate ?? today, today);
    return { startDate: earlierOf(first, last), endDate: last };
  }
  const from = laterOf(startDate, first);
  return { startDate: from, endDate: laterOf(from, today) };
}

function earlierOf(one: string, other: string): string {
  return one < other ? one : other;
}

function laterOf(one: string, other: string): string {
  return [one, other].toSorted().at(-1) ?? one;
}

function dayRows(period: Period, { sold, money }: Figures) {
  const [soldOn, moneyOn] = [byDay(sold), byDay(money)];
  return daysOf(period).map((day) => {
    const totals = periodTotals(soldOn.get(day) ?? [], moneyOn.get(day) ?? []);
    const { revenue, salesCount, total } = totals;
    return { businessDay: day, revenue: liraText(revenue), salesCount, total: liraText(total) };
  });
}

function byDay<Row extends { businessDay: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const known = days.get(row.businessDay);
    if (known) known.push(row);
    else days.set(row.businessDay, [row]);
  }
  return days;
}

function inLira({ salesCount, ...kurus }: PeriodTotals): LiraTotals {
  const lira = Object.entries(kurus).map(([key, value]) => [key, liraText(value)]);
  return { ...(Object.fromEntries(lira) as Omit<LiraTotals, 'salesCount'>), salesCount };
}

function cashCountRead(row: CashCountRow, expectedKurus: number) {
  return {
    countedAt: new Date(row.countedAt).toISOString(),
    by: row.by,
    cash: liraText(row.cashKurus),
    card: liraText(row.cardKurus),
    note: row.note,
    difference: liraText(row.cashKurus + row.cardKurus - expectedKurus),
  };
}
