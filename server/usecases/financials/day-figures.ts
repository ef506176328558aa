import type * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import {
  daysOf,
  type FinancialSummary,
  isTooLong,
  type LiraTotals,
  type Period,
  type PeriodTotals,
  periodBefore,
  periodTotals,
  type summaryQuery,
  type VatShare,
  vatByRate,
} from '#domain/financials/summary';
import type { DayFigures } from '#domain/financials/transaction';
import { liraText, wholeKurus } from '#domain/money';
import { businessDay } from '#domain/venue';
import type { Figures, Span } from '../../repositories/till/financials.repository';
import type { Parts } from '../shared/staff-change';

/**
 * Returns what both ledgers say about a period. Every sum of money that staff read comes from here. A day that closes at
 * an instant (ms) has what had ended by then.
 */
export async function dayFigures(
  { financials }: Pick<Parts, 'financials'>,
  period: Period,
  closesAt?: number,
): Promise<DayFigures & { sums: Figures }> {
  const [sums, parts] = await Promise.all([
    financials.figures(period),
    financials.parts(period, closesAt),
  ]);
  const { dishes, categories, hours, services, people, tips, entries, cancelled } = parts;
  return {
    sums,
    ...summed(sums),
    dishes: dishes.map((row) => ({ item: named(row), ...sold(row) })),
    categories: categories.map((row) => ({ category: named(row), ...sold(row) })),
    hours: hours.map((row) => ({ hour: row.hour, ...sold(row) })),
    services: services.map((row) => ({ service: row.service, ...sold(row) })),
    people: people.map((row) => ({ by: row.by, ...sold(row) })),
    tips: tips.map(inLira),
    entries: entries.map(inLira),
    cancelled: cancelled.map(inLira),
    freeDishes: parts.freeDishes,
    depositsHeld: liraText(parts.depositsHeldKurus),
    depositsKept: liraText(parts.depositsKeptKurus),
  };
}

/** Returns only totals and VAT: of a period to compare with, of the day so far. */
export async function totalsOf(
  { financials }: Pick<Parts, 'financials'>,
  span: Span,
): Promise<Pick<DayFigures, 'totals' | 'vat'>> {
  return summed(await financials.figures(span));
}

/** Returns one row a day, also of a day without transactions. */
export function figuresByDay(period: Period, { sold, money }: Figures): FinancialSummary['days'] {
  const [soldOn, moneyOn] = [byDay(sold), byDay(money)];
  return daysOf(period).map((businessDay) => {
    const { revenue, salesCount, total } = totalsInLira(
      periodTotals(soldOn.get(businessDay) ?? [], moneyOn.get(businessDay) ?? []),
    );
    return { businessDay, revenue, salesCount, total };
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

function summed({ sold, money, vat }: Figures): Pick<DayFigures, 'totals' | 'vat'> {
  return { totals: totalsInLira(periodTotals(sold, money)), vat: vatByRate(vat).map(vatRow) };
}

function named({ nameEn, nameTr }: { nameEn: string | null; nameTr: string | null }) {
  return nameEn === null || nameTr === null ? null : { nameEn, nameTr };
}

function sold({ pieces, kurus }: { pieces: number; kurus: number }) {
  return { pieces, amount: liraText(kurus) };
}

function inLira<Row extends { kurus: number }>({ kurus, ...row }: Row) {
  return { ...row, amount: liraText(kurus) };
}

function totalsInLira({ salesCount, ...kurus }: PeriodTotals): LiraTotals {
  const lira = Object.entries(kurus).map(([key, value]) => [key, liraText(value)]);
  return { ...(Object.fromEntries(lira) as Omit<LiraTotals, 'salesCount'>), salesCount };
}

function vatRow({ vatBp, gross, vat }: VatShare) {
  return {
    percent: vatBp === null ? null : vatBp / 100,
    gross: liraText(gross),
    net: vat === null ? null : liraText(gross - vat),
    vat: vat === null ? null : liraText(vat),
  };
}

/**
 * Returns a period's totals by business day, with those of the previous period.
 * @throws DomainError invalid_input (an open end makes the period too long)
 */
export async function readSummary(
  { financials, now }: Pick<Parts, 'financials' | 'now'>,
  query: v.InferOutput<typeof summaryQuery>,
): Promise<FinancialSummary> {
  const today = businessDay(now());
  const period = await periodOf(financials, query, today);
  if (isTooLong(period)) {
    throw new DomainError('invalid_input', {
      issues: [{ path: 'startDate', code: 'date.period_too_long' }],
    });
  }
  const before = periodBefore(period);
  const [{ sums, ...figures }, earlier, revenueEver, tillSince] = await Promise.all([
    dayFigures({ financials }, period),
    totalsOf({ financials }, before),
    financials.revenue(),
    financials.tillSince(),
  ]);
  return {
    ...period,
    ...figures,
    totalRevenue: liraText(revenueEver),
    before: { ...before, totals: earlier.totals },
    tillSince,
    voids: {
      count: figures.cancelled.reduce((sum, { count }) => sum + count, 0),
      amount: liraText(figures.cancelled.reduce((sum, { amount }) => sum + wholeKurus(amount), 0)),
    },
    days: figuresByDay(period, sums),
  };
}

/** An open end reaches to the first transaction or to today; without any day the period is today. */
async function periodOf(
  financials: Parts['financials'],
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
