import * as v from 'valibot';
import { vatInside } from '../bills/bill';
import { addDays, isDay } from '../venue';
import type { DayFigures, PaymentMethod, TransactionType } from './transaction';

/** The summary covers these days (yyyy-MM-dd) and includes both. */
export type Period = { startDate: string; endDate: string };

export const MAX_PERIOD_DAYS = 366;

/** The amounts are in kuruş, by type and method. */
export type TransactionSum = {
  type: TransactionType;
  method: PaymentMethod | null;
  kurus: number;
  count: number;
  /** What was given back is part of the sum; taking back a wrongly recorded payment is no refund. */
  backKurus: number;
};

/** What was sold on some days, in kuruş. */
export type SoldSum = {
  kurus: number;
  /** The part that later changes took away, 0 or less. */
  undoneKurus: number;
  /** Counts the bills that were sold on each day. */
  bills: number;
};

/** The totals of a period are in kuruş. */
export type PeriodTotals = ReturnType<typeof periodTotals>;

export function periodTotals(sold: readonly SoldSum[], sums: readonly TransactionSum[]) {
  const of = (...types: TransactionType[]) =>
    total(sums.filter(({ type }) => types.includes(type)).map(({ kurus }) => kurus));
  const by = (method: TransactionSum['method']) =>
    total(
      sums.filter((sum) => sum.method === method && isTaking(sum.type)).map(({ kurus }) => kurus),
    );
  const revenue = total(sold.map(({ kurus }) => kurus));
  const salesUndone = total(sold.map(({ undoneKurus }) => undoneKurus));
  const [cash, card, online, transfer] = [by('cash'), by('card'), by('online'), by('transfer')];
  const notRecorded = by(null);
  return {
    /** What was sold, VAT included, less what was taken off afterwards. */
    revenue,
    sales: revenue - salesUndone,
    salesUndone,
    /** What guests got back. */
    refunds: of('refund') + total(sums.map(({ backKurus }) => backKurus)),
    /** Equals deposits minus returned deposits. */
    deposits: of('deposit', 'deposit_undone'),
    /** Deposits that bills were paid with: that money was taken before. */
    depositsUsed: by('deposit'),
    income: of('income'),
    expenses: of('expense'),
    /** Tips are no revenue, and in no sum by method. */
    tips: of('tip'),
    cash,
    card,
    online,
    transfer,
    /** Old rows without a method. */
    notRecorded,
    total: cash + card + online + transfer + notRecorded,
    salesCount: total(sold.map(({ bills }) => bills)),
  };
}

/** Tips, the float and money that goes to the safe are no takings of the venue. */
function isTaking(type: TransactionType): boolean {
  return !['tip', 'tip_out', 'float', 'drop'].includes(type);
}

function total(kurus: readonly number[]): number {
  return kurus.reduce((sum, one) => sum + one, 0);
}

/** So many bills sold this amount (kuruş) at this rate (hundredths of a percent) on one day. */
export type VatSum = { vatBp: number | null; kurus: number; bills: number };

/** Amounts in kuruş; VAT without a rate is unknown. */
export type VatShare = { vatBp: number | null; gross: number; vat: number | null };

/** Sums VAT by rate; it is rounded per bill and rate. */
export function vatByRate(sums: readonly VatSum[]): VatShare[] {
  const shares = new Map<number | null, VatShare>();
  for (const { vatBp, kurus, bills } of sums) {
    const share = shares.get(vatBp) ?? { vatBp, gross: 0, vat: vatBp === null ? null : 0 };
    share.gross += kurus * bills;
    if (vatBp !== null) share.vat = (share.vat ?? 0) + vatInside(kurus, vatBp).vat * bills;
    shares.set(vatBp, share);
  }
  return [...shares.values()].sort((one, other) => (one.vatBp ?? 0) - (other.vatBp ?? 0));
}

export function isTooLong({ startDate, endDate }: Period): boolean {
  return endDate >= addDays(startDate, MAX_PERIOD_DAYS);
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

export type FinancialSummary = Period &
  DayFigures & {
    /** The dashboard shows this figure of all days. */
    totalRevenue: string;
    before: Period & { totals: LiraTotals };
    /** Payments have a method since this day; null means that there was no payment yet. */
    tillSince: string | null;
    /** Counts cancelled orders. */
    voids: { count: number; amount: string };
    /** Each day has one row, also a day without transactions. */
    days: { businessDay: string; revenue: string; salesCount: number; total: string }[];
  };

/** Amounts are lira as text; net and VAT are unknown while the licence is not chosen. */
export type VatRow = {
  percent: number | null;
  gross: string;
  net: string | null;
  vat: string | null;
};

const day = v.pipe(v.string('date.required'), v.check(isDay, 'date.invalid'));

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
      startDate === undefined || endDate === undefined || !isTooLong({ startDate, endDate }),
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

/** Reads the period from a URL; an invalid period gives today. */
export function periodAsked(
  { period, from, to }: { period?: unknown; from?: unknown; to?: unknown },
  today: string,
): Period & { name: PeriodName } {
  const name = PERIOD_NAMES.find((one) => one === period) ?? 'today';
  if (name !== 'own') return { ...namedPeriod(name, today), name };
  const own = { startDate: String(from), endDate: String(to), name };
  return isPeriod(own) ? own : { ...namedPeriod('today', today), name };
}

function isPeriod(period: Period): boolean {
  const { startDate, endDate } = period;
  return isDay(startDate) && isDay(endDate) && startDate <= endDate && !isTooLong(period);
}

function daysSinceMonday(day: string): number {
  return (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
}
