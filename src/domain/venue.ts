/** All times follow Europe/Istanbul; the device's time zone is never used. */
export const VENUE_TIME_ZONE = 'Europe/Istanbul';
export const ROLLOVER_HOUR = 4;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Turkey keeps UTC+3 all year since September 2016. Reading the time zone database costs a phone 100 ms before its
 * first tap; a test compares the two.
 */
export const VENUE_OFFSET_MS = 3 * HOUR_MS;

export function venueTime(at: number): { date: string; hour: number; minute: number } {
  const clock = new Date(at + VENUE_OFFSET_MS);
  const date = clock.toISOString().slice(0, 10);
  return { date, hour: clock.getUTCHours(), minute: clock.getUTCMinutes() };
}

/** Formats the venue time of an instant (ms), alike in both languages: 21:14. */
export function formatTime(at: number): string {
  return new Date(at + VENUE_OFFSET_MS).toISOString().slice(11, 16);
}

/** Returns the minute of an instant (ms) for spreadsheets: 2026-11-27 01:30, in Turkish 27.11.2026 01:30. */
export function venueMinute(at: number, language: 'en' | 'tr'): string {
  const { date } = venueTime(at);
  const day = language === 'tr' ? date.split('-').reverse().join('.') : date;
  return `${day} ${formatTime(at)}`;
}

/** Returns the day as yyyy-MM-dd; an instant before 04:00 belongs to the day before. */
export function businessDay(at: number): string {
  return venueTime(at - ROLLOVER_HOUR * HOUR_MS).date;
}

const DAY_MS = 24 * 60 * 60_000;

export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
