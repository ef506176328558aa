import type { ErrorCode } from '../error-codes';
import { businessDay, OPENS_AT_HOUR, ROLLOVER_HOUR, venueTime } from '../venue';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const SLOT_MINUTES = 30;
export const STAY_MS = 2 * HOUR_MS;
/** The browser sends a queued booking without asking until this long before its slot (ms). */
export const BOOKING_LEAD_MS = HOUR_MS;
/** A booking that was made later may wait this long (ms), but never past its slot. */
const LATE_GRACE_MS = 10 * MINUTE_MS;
export const BOOK_AHEAD_DAYS = 365;

const ARRIVAL_MS = 90 * MINUTE_MS;

export function isEarly(startsAt: number, now: number): boolean {
  return startsAt - now > ARRIVAL_MS;
}

export type Slot = { serviceDay: string; reservationTime: string };

/** Returns the half hours from opening to `lastHour` as HH:mm; hour 24 is midnight, written 00:00. */
export function slotsUntil(lastHour: number): readonly string[] {
  const count = ((lastHour - OPENS_AT_HOUR) * 60) / SLOT_MINUTES + 1;
  return Array.from({ length: count }, (_, index) => {
    const minutes = OPENS_AT_HOUR * 60 + index * SLOT_MINUTES;
    return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;
  });
}

export const TABLE_SLOTS = slotsUntil(24);

export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the instant of a slot (ms). 00:00 belongs to the night of its day: the slot is on the next calendar day. */
export function slotInstant({ serviceDay, reservationTime }: Slot): number {
  const date = reservationTime < twoDigits(OPENS_AT_HOUR) ? addDays(serviceDay, 1) : serviceDay;
  const wall = Date.parse(`${date}T${reservationTime}:00Z`);
  // The loop runs twice, because the first guess may fall on the other side of an offset change.
  const guess = wall - venueOffsetMs(wall);
  return wall - venueOffsetMs(guess);
}

export function dayBegins(day: string): number {
  const reservationTime = `${twoDigits(ROLLOVER_HOUR)}:00`;
  return slotInstant({ serviceDay: addDays(day, -1), reservationTime });
}

/** Lists without a day start at the last evening; staff find older bookings by day. */
export function bookBegins(now: number): string {
  return addDays(businessDay(now), -1);
}

export function eveningBegan(now: number): number {
  return dayBegins(businessDay(now));
}

export function slotAt(at: number): Slot {
  const { hour, minute } = venueTime(at);
  const reservationTime = `${twoDigits(hour)}:${twoDigits(minute)}`;
  return { serviceDay: businessDay(at), reservationTime };
}

export function eveningSpan(serviceDay: string): { startsAt: number; endsAt: number } {
  const [first = '', last = ''] = [TABLE_SLOTS.at(0), TABLE_SLOTS.at(-1)];
  return {
    startsAt: slotInstant({ serviceDay, reservationTime: first }),
    endsAt: slotInstant({ serviceDay, reservationTime: last }) + STAY_MS,
  };
}

export function tableDays(now: number): { first: string; last: string } {
  const today = businessDay(now);
  return { first: addDays(today, 1), last: addDays(today, BOOK_AHEAD_DAYS) };
}

/** Returns the latest arrival (ms) at which a booking tapped at `placedAt` needs no new confirmation. */
export function goodUntil(startsAt: number, placedAt: number): number {
  return Math.max(startsAt - BOOKING_LEAD_MS, Math.min(placedAt + LATE_GRACE_MS, startsAt));
}

/** Returns the error code of an invalid time, or null for a valid time. Days count from the time of the tap. */
export function untimely(
  slot: Slot,
  { now, placedAt, firstDay }: { now: number; placedAt: number; firstDay: string },
): ErrorCode | null {
  if (now > goodUntil(slotInstant(slot), placedAt)) return 'booking.too_late';
  if (slot.serviceDay < firstDay) return 'booking.too_soon';
  return slot.serviceDay > addDays(businessDay(now), BOOK_AHEAD_DAYS)
    ? 'booking.too_far_ahead'
    : null;
}

function venueOffsetMs(at: number): number {
  const { date, hour, minute } = venueTime(at);
  const wall = Date.parse(`${date}T${twoDigits(hour)}:${twoDigits(minute)}:00Z`);
  return wall - Math.floor(at / MINUTE_MS) * MINUTE_MS;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
