/** All times follow Europe/Istanbul; the device's time zone is never used. */
export const VENUE_TIME_ZONE = 'Europe/Istanbul';
export const ROLLOVER_HOUR = 4;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const venueClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: VENUE_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export type VenueTime = { date: string; hour: number; minute: number };

export function venueTime(at: number): VenueTime {
  const minute = Math.floor(at / MINUTE_MS);
  const known = knownMinutes.get(minute);
  if (known) return known;
  const time = readClock(at);
  if (knownMinutes.size >= MINUTES_KEPT) knownMinutes.clear();
  knownMinutes.set(minute, time);
  return time;
}

/** The cache helps because formatting is slow and callers ask for the same minutes often. */
const knownMinutes = new Map<number, VenueTime>();
const MINUTES_KEPT = 64;

function readClock(at: number): VenueTime {
  const parts = new Map(venueClock.formatToParts(at).map((part) => [part.type, part.value]));
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    hour: Number(parts.get('hour')),
    minute: Number(parts.get('minute')),
  };
}

/** Returns the minute of an instant (ms) for spreadsheets: 2026-11-27 01:30, in Turkish 27.11.2026 01:30. */
export function venueMinute(at: number, language: 'en' | 'tr'): string {
  const { date, hour, minute } = venueTime(at);
  const day = language === 'tr' ? date.split('-').reverse().join('.') : date;
  return `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Returns the day as yyyy-MM-dd; an instant before 04:00 belongs to the day before. */
export function businessDay(at: number): string {
  return venueTime(at - ROLLOVER_HOUR * HOUR_MS).date;
}
