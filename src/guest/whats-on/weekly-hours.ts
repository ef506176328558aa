import { WEEKDAYS, type Weekday } from '#domain/marketing/announcement';
import type { Language } from '../../i18n/language';

const LOCALE: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR' };
/** A Monday. */
const MONDAY_MS = Date.UTC(2026, 0, 5);
const DAY_MS = 24 * 3_600_000;

/** Groups days that follow each other: Mon–Fri, Sun. */
export function weekdayText(days: readonly Weekday[], language: Language): string {
  const groups: number[][] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    if (!days.includes(day)) continue;
    const last = groups.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else groups.push([index]);
  }
  return groups.flatMap((group) => groupText(group, language)).join(', ');
}

/** Two days are a list, more are a range. */
function groupText(group: readonly number[], language: Language): string[] {
  const names = group.map((index) => nameOf(index, language));
  return names.length > 2 ? [`${names[0]}–${names.at(-1)}`] : names;
}

function nameOf(index: number, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], { weekday: 'short', timeZone: 'UTC' });
  return format.format(MONDAY_MS + index * DAY_MS);
}
