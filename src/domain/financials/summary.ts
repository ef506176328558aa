import * as v from 'valibot';
import { addDays, isDay } from '../days';
import { lineText, liraAmount } from '../fields';
import type { TransactionType } from './transaction';

/** The summary covers these days (yyyy-MM-dd) and includes both. */
export type Period = { startDate: string; endDate: string };

export const MAX_PERIOD_DAYS = 366;

/** The amounts are in kuruş, by type and method. */
export type TransactionSum = {
  type: TransactionType;
  method: 'cash' | 'card' | null;
  kurus: number;
  count: number;
};

/** The totals of a period are in kuruş. */
export type PeriodTotals = {
  /** Equals sales minus reversals and refunds, VAT included. */
  revenue: number;
  sales: number;
  salesUndone: number;
  refunds: number;
  /** Equals deposits minus returned deposits. */
  deposits: number;
  income: number;
  expenses: number;
  cash: number;
  card: number;
  notRecorded: number;
  total: number;
  salesCount: number;
};

export function periodTotals(sums: readonly TransactionSum[]): PeriodTotals {
  const of = (...types: TransactionType[]) =>
    sums.filter(({ type }) => types.includes(type)).reduce((sum, { kurus }) => sum + kurus, 0);
  const by = (method: TransactionSum['method']) =>
    sums.filter((sum) => sum.method === method).reduce((sum, { kurus }) => sum + kurus, 0);
  const countOf = (wanted: TransactionType) =>
    sums.filter(({ type }) => type === wanted).reduce((sum, { count }) => sum + count, 0);
  const [cash, card, notRecorded] = [by('cash'), by('card'), by(null)];
  return {
    revenue: of('sale', 'sale_undone', 'refund'),
    sales: of('sale'),
    salesUndone: of('sale_undone'),
    refunds: of('refund'),
    deposits: of('deposit', 'deposit_undone'),
    income: of('income'),
    expenses: of('expense'),
    cash,
    card,
    notRecorded,
    total: cash + card + notRecorded,
    salesCount: countOf('sale') - countOf('sale_undone'),
  };
}

/** Returns the VAT inside a gross amount, in kuruş, rounded half away from zero; `percent` is 10 for 10 %. */
export function vatOf(grossKurus: number, percent: number): { net: number; vat: number } {
  const net = Math.sign(grossKurus) * Math.round((Math.abs(grossKurus) * 100) / (100 + percent));
  return { net, vat: grossKurus - net };
}

export function daysOf({ startDate, endDate }: Period): string[] {
  const days: string[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns as many days immediately before; a single day gives the same weekday of the week before. */
export function periodBefore({ startDate, endDate }: Period): Period {
  const days = daysOf({ startDate, endDate }).length;
  const back = days === 1 ? 7 : days;
  return { startDate: addDays(startDate, -back), endDate: addDays(endDate, -back) };
}

export type LiraTotals = { [Key in keyof Omit<PeriodTotals, 'salesCount'>]: string } & {
  salesCount: number;
};

export type FinancialSummary = Period & {
  totals: LiraTotals;
  /** The dashboard shows this figure of all days. */
  totalRevenue: string;
  before: Period & { totals: LiraTotals };
  /** The summary splits revenue by the VAT rate of the settings. */
  vat: { percent: number; net: string; vat: string };
  /** Counts cancelled orders, and dishes that members paid with points. */
  voids: { count: number; amount: string };
  freeDishes: number;
  /** Each day has one row, also a day without transactions. */
  days: { businessDay: string; revenue: string; salesCount: number; total: string }[];
  /** Holds the latest cash count of a single day; null means no count, or a period of several days. */
  cashCount: CashCount | null;
};

/** Compares an evening's counted money with the ledger's expected sums, in lira as text numbers. */
export type CashCount = {
  countedAt: string;
  by: string;
  cash: string;
  card: string;
  note: string | null;
  /** Equals counted cash and card minus the ledger's total of the day; a negative value means missing money. */
  difference: string;
};

const MAX_NOTE = 200;
const day = v.pipe(v.string('date.required'), v.check(isDay, 'date.invalid'));

export const countCashInput = v.object({
  businessDay: day,
  cash: liraAmount,
  card: liraAmount,
  note: v.optional(lineText(MAX_NOTE), ''),
});
export type CountCashInput = v.InferOutput<typeof countCashInput>;

/** Reads the days of a summary; today is the default. */
export const summaryQuery = v.pipe(
  v.object({ startDate: v.exactOptional(day), endDate: v.exactOptional(day) }),
  v.check(
    ({ startDate, endDate }) =>
      startDate === undefined || endDate === undefined || startDate <= endDate,
    'date.invalid',
  ),
  v.check(
    ({ startDate, endDate }) =>
      startDate === undefined ||
      endDate === undefined ||
      endDate < addDays(startDate, MAX_PERIOD_DAYS),
    'date.period_too_long',
  ),
);

/** Lists the choices of the period picker; `own` is a free range. */
export const PERIOD_NAMES = ['today', 'yesterday', 'week', 'month', 'last_month', 'own'] as const;
export type PeriodName = (typeof PERIOD_NAMES)[number];

export function namedPeriod(name: Exclude<PeriodName, 'own'>, today: string): Period {
  const month = `${today.slice(0, 7)}-01`;
  switch (name) {
    case 'today':
      return { startDate: today, endDate: today };
    case 'yesterday':
      return { startDate: addDays(today, -1), endDate: addDays(today, -1) };
    case 'week':
      return { startDate: addDays(today, -daysSinceMonday(today)), endDate: today };
    case 'month':
      return { startDate: month, endDate: today };
    case 'last_month': {
      const endDate = addDays(month, -1);
      return { startDate: `${endDate.slice(0, 7)}-01`, endDate };
    }
  }
}

type Asked = { period?: unknown; from?: unknown; to?: unknown };

/** Reads the period from a URL; an invalid period gives today. */
export function periodAsked(
  { period, from, to }: Asked,
  today: string,
): Period & { name: PeriodName } {
  const name = PERIOD_NAMES.find((one) => one === period) ?? 'today';
  if (name !== 'own') return { ...namedPeriod(name, today), name };
  const own = { startDate: String(from), endDate: String(to), name };
  return isPeriod(own) ? own : { ...namedPeriod('today', today), name };
}

function isPeriod({ startDate, endDate }: Period): boolean {
  if (!isDay(startDate) || !isDay(endDate) || startDate > endDate) return false;
  return endDate < addDays(startDate, MAX_PERIOD_DAYS);
}

function daysSinceMonday(day: string): number {
  return (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
}
