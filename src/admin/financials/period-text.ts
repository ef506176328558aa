import type { Period } from '#domain/financials/summary';
import { formatDay, formatDayOfMonth } from '../../i18n/day-text';
import type { Language } from '../../i18n/language';

/** Formats a period as "Sat, 4 July 2026" or "1 Jul – 31 Jul". */
export function periodText({ startDate, endDate }: Period, language: Language): string {
  if (startDate === endDate) return formatDay(startDate, language);
  return `${formatDayOfMonth(startDate, language)} – ${formatDayOfMonth(endDate, language)}`;
}

/** Formats a period for the head of a column: "Sat 4 Jul" or "1 Jul – 31 Jul". */
export function periodHeading(period: Period, language: Language): string {
  const { startDate, endDate } = period;
  if (startDate !== endDate) return periodText(period, language);
  return formatDayOfMonth(startDate, language, 'short');
}
