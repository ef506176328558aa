import type * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import {
  type FinancialSummary,
  isTooLong,
  type Period,
  periodBefore,
  type summaryQuery,
} from '#domain/financials/summary';
import { liraText, wholeKurus } from '#domain/money';
import { businessDay } from '#domain/venue';
import type { FinancialsRepository } from '../../repositories/till/financials.repository';
import type { Parts } from '../shared/parts';
import { dayFigures, figuresByDay, totalsOf } from './day-figures';

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
