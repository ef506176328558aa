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
  vatOf,
} from '#domain/financials/summary';
import { liraText } from '#domain/money';
import { businessDay } from '#domain/venue';
import type { CashCountRow, FinancialsRepository } from '../../repositories/financials.repository';
import type { SettingsRepository } from '../../repositories/settings.repository';

type ReadSummaryDeps = {
  financials: FinancialsRepository;
  settings: SettingsRepository;
  now: () => number;
};

/** Returns a period's totals by business day, with those of the previous period. */
export async function readSummary(
  { financials, settings, now }: ReadSummaryDeps,
  query: v.InferOutput<typeof summaryQuery>,
): Promise<FinancialSummary> {
  const today = businessDay(now());
  const period = await periodOf(financials, query, today);
  const before = periodBefore(period);
  const [sums, sumsBefore, revenueEver, notSold, { vatPercent }, counted] = await Promise.all([
    financials.sums(period),
    financials.sums(before),
    financials.revenue(),
    financials.notSold(dayBegins(period.startDate), dayBegins(addDays(period.endDate, 1))),
    settings.read(),
    period.startDate === period.endDate ? financials.cashCount(period.startDate) : null,
  ]);
  const totals = periodTotals(sums);
  const { net, vat } = vatOf(totals.revenue, vatPercent);
  return {
    ...period,
    totals: inLira(totals),
    totalRevenue: liraText(revenueEver),
    before: { ...before, totals: inLira(periodTotals(sumsBefore)) },
    vat: { percent: vatPercent, net: liraText(net), vat: liraText(vat) },
    voids: { count: notSold.voids.count, amount: liraText(notSold.voids.kurus) },
    freeDishes: notSold.freeDishes,
    days: dayRows(period, sums),
    cashCount: counted && cashCountRead(counted, totals.total),
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

function dayRows(period: Period, sums: Awaited<ReturnType<FinancialsRepository['sums']>>) {
  const sumsOf = new Map<string, typeof sums>();
  for (const sum of sums) {
    const known = sumsOf.get(sum.businessDay);
    if (known) known.push(sum);
    else sumsOf.set(sum.businessDay, [sum]);
  }
  return daysOf(period).map((day) => {
    const { revenue, salesCount, total } = periodTotals(sumsOf.get(day) ?? []);
    return { businessDay: day, revenue: liraText(revenue), salesCount, total: liraText(total) };
  });
}

function inLira({ salesCount, ...kurus }: PeriodTotals): LiraTotals {
  const { revenue, sales, salesUndone, refunds, deposits, income, expenses } = kurus;
  const { cash, card, notRecorded, total } = kurus;
  return {
    revenue: liraText(revenue),
    sales: liraText(sales),
    salesUndone: liraText(salesUndone),
    refunds: liraText(refunds),
    deposits: liraText(deposits),
    income: liraText(income),
    expenses: liraText(expenses),
    cash: liraText(cash),
    card: liraText(card),
    notRecorded: liraText(notRecorded),
    total: liraText(total),
    salesCount,
  };
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
