import { dateFormat, LOCALE } from './format';
import type { Language } from './language';

/** Formats a calendar day (yyyy-MM-dd), independent of time zones: Sat, 4 July 2026. */
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

/** Formats a day for screen readers: Saturday, 4 July 2026. */
export function formatWholeDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

/** Formats a day in short form: 4 Jul; with its weekday, Sat 4 Jul. */
export function formatDayOfMonth(day: string, language: Language, weekday?: 'short'): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    weekday,
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

export function formatWeekday(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], { weekday: 'short', timeZone: 'UTC' });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

/** Formats the venue time of an instant (ms) alike in both languages: 21:14:05. */
export function formatTimeWithSeconds(at: number): string {
  return dateFormat(LOCALE.en, { timeStyle: 'medium' }).format(at);
}

/** Formats venue date and time of an instant (ms): 4 Jul 2026, 21:30. */
export function formatDateTime(at: number, language: Language): string {
  return dateFormat(LOCALE[language], { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
