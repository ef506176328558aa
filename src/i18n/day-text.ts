import type { Language } from './language';

const LOCALE: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR' };

/** A day of the calendar (yyyy-MM-dd) as people read it: Sat, 4 July 2026. No clock has a say in it. */
export function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

/** The same as it is read aloud: Saturday, 4 July 2026. */
export function formatWholeDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

/** The same in short, for a night of the near future: 4 Jul. */
export function formatDayOfMonth(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
