import { VENUE_TIME_ZONE } from '#domain/venue';
import type { Language } from './language';
import { LOCALE } from './language';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are kept: making one costs a phone tens of milliseconds. */
function keptFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE[language], options);
  formats.set(key, format);
  return format;
}

/** Formats a calendar day (yyyy-MM-dd), independent of time zones. */
export function formatDate(
  day: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const format = keptFormat(language, { ...options, timeZone: 'UTC' });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

/** Formats an instant (ms) by the venue's clock. */
export function formatInstant(
  at: number,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string {
  const venue = { ...options, timeZone: VENUE_TIME_ZONE, hourCycle: 'h23' } as const;
  return keptFormat(language, venue).format(at);
}

/** Formats a calendar day (yyyy-MM-dd): Sat, 4 July 2026. */
export function formatDay(day: string, language: Language): string {
  const options = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return formatDate(day, language, options);
}

/** Formats a day for screen readers: Saturday, 4 July 2026. */
export function formatWholeDay(day: string, language: Language): string {
  return formatDate(day, language, { dateStyle: 'full' });
}

/** Formats a day in short form: 4 Jul; with its weekday, Sat 4 Jul. */
export function formatDayOfMonth(day: string, language: Language, weekday?: 'short'): string {
  return formatDate(day, language, { weekday, day: 'numeric', month: 'short' });
}

/** Formats the venue time of an instant (ms) alike in both languages: 21:14:05. */
export function formatTimeWithSeconds(at: number): string {
  return formatInstant(at, 'en', { timeStyle: 'medium' });
}

/** Formats venue date and time of an instant (ms): 4 Jul 2026, 21:30. */
export function formatDateTime(at: number, language: Language): string {
  return formatInstant(at, language, { dateStyle: 'medium', timeStyle: 'short' });
}
