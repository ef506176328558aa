import { addDays, isDay } from '../days';
import { MAX_PERIOD_DAYS, type Period } from './summary';

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
