import type { ErrorCode } from '../error-codes';
import { businessDay, OPENS_AT_HOUR, ROLLOVER_HOUR, venueTime } from '../venue';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const SLOT_MINUTES = 30;
/** How long a booking has its table (ms). */
export const STAY_MS = 2 * HOUR_MS;
/** A queued booking is sent without a question until so long before its slot (ms). */
export const BOOKING_LEAD_MS = HOUR_MS;
/** A booking made later than that has so long to be sent (ms), but never past its slot. */
const LATE_GRACE_MS = 10 * MINUTE_MS;
/** Bookings are taken for a year ahead. */
export const BOOK_AHEAD_DAYS = 365;

/** Parties are seated from so long before their slot; earlier, a person is asked first. */
const ARRIVAL_MS = 90 * MINUTE_MS;

/** Whether a party is seated, or gets its first drink, earlier than usual. */
export function isEarly(startsAt: number, now: number): boolean {
  return startsAt - now > ARRIVAL_MS;
}

/** A slot as people choose it: an evening (yyyy-MM-dd) and a time (HH:mm), by the venue's clock. */
export type Slot = { serviceDay: string; reservationTime: string };

/** Half hours from opening to an hour of the same evening, as HH:mm; 24 is midnight, written 00:00. */
export function slotsUntil(lastHour: number): readonly string[] {
  const count = ((lastHour - OPENS_AT_HOUR) * 60) / SLOT_MINUTES + 1;
  return Array.from({ length: count }, (_, index) => {
    const minutes = OPENS_AT_HOUR * 60 + index * SLOT_MINUTES;
    return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;
  });
}

/** Tables are booked from 15:00 to 00:00. */
export const TABLE_SLOTS = slotsUntil(24);

/** Whether a text names a day of the calendar, as yyyy-MM-dd. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The instant of a slot (ms). 00:00 belongs to the night of its day: it is the next calendar day. */
export function slotInstant({ serviceDay, reservationTime }: Slot): number {
  const date = reservationTime < twoDigits(OPENS_AT_HOUR) ? addDays(serviceDay, 1) : serviceDay;
  const wall = Date.parse(`${date}T${reservationTime}:00Z`);
  // Twice: the first guess may lie on the other side of a change of the venue's offset.
  const guess = wall - venueOffsetMs(wall);
  return wall - venueOffsetMs(guess);
}

/** When a business day begins: at the hour at which days roll over (ms). */
export function dayBegins(day: string): number {
  const reservationTime = `${twoDigits(ROLLOVER_HOUR)}:00`;
  return slotInstant({ serviceDay: addDays(day, -1), reservationTime });
}

/** Lists without a day begin with the last evening; older bookings are read by their day. */
export function bookBegins(now: number): string {
  return addDays(businessDay(now), -1);
}

/** When the evening of an instant began (ms): bookings of earlier evenings are over, whatever their status. */
export function eveningBegan(now: number): number {
  return dayBegins(businessDay(now));
}

/** The slot that an instant is, by the venue's clock; its time may be one that nobody offers. */
export function slotAt(at: number): Slot {
  const { hour, minute } = venueTime(at);
  const reservationTime = `${twoDigits(hour)}:${twoDigits(minute)}`;
  return { serviceDay: businessDay(at), reservationTime };
}

/** From opening to the end of the last stay of an evening, ms. */
export function eveningSpan(serviceDay: string): { startsAt: number; endsAt: number } {
  const [first = '', last = ''] = [TABLE_SLOTS.at(0), TABLE_SLOTS.at(-1)];
  return {
    startsAt: slotInstant({ serviceDay, reservationTime: first }),
    endsAt: slotInstant({ serviceDay, reservationTime: last }) + STAY_MS,
  };
}

/** The first and last evening that a table can be booked for: tomorrow, and a year from today. */
export function tableDays(now: number): { first: string; last: string } {
  const today = businessDay(now);
  return { first: addDays(today, 1), last: addDays(today, BOOK_AHEAD_DAYS) };
}

/** Until when a booking tapped at `placedAt` may arrive without asking again (ms). */
export function goodUntil(startsAt: number, placedAt: number): number {
  return Math.max(startsAt - BOOKING_LEAD_MS, Math.min(placedAt + LATE_GRACE_MS, startsAt));
}

/** Why a booking comes at the wrong time; null: it does not. A day is counted from when it was tapped. */
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
