import { addDays } from '../days';
import type { ErrorCode } from '../error-codes';
import { businessDay, formatTime, ROLLOVER_HOUR, VENUE_OFFSET_MS } from '../venue';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** HH:mm. */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

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

export type SlotRange = { first: string; last: string; stepMinutes: number };

/** Returns times of one evening as HH:mm, in order; times before 04:00 come last, after midnight. */
export function slotsIn({ first, last, stepMinutes }: SlotRange): readonly string[] {
  const from = eveningMinute(first);
  const count = Math.floor((eveningMinute(last) - from) / stepMinutes) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const minutes = from + index * stepMinutes;
    return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}`;
  });
}

/** Returns the minutes from midnight at the beginning of the evening's day: 00:30 is 1470. */
export function eveningMinute(time: string): number {
  const [hour, minute] = [Number(time.slice(0, 2)), Number(time.slice(3))];
  return (hour < ROLLOVER_HOUR ? hour + 24 : hour) * 60 + minute;
}

export const TABLE_SLOTS = slotsIn({ first: '15:00', last: '00:00', stepMinutes: SLOT_MINUTES });

/** Returns the instant of a slot (ms). Times before 04:00 belong to the night of their day: the next calendar day. */
export function slotInstant({ serviceDay, reservationTime }: Slot): number {
  const date = reservationTime < twoDigits(ROLLOVER_HOUR) ? addDays(serviceDay, 1) : serviceDay;
  return Date.parse(`${date}T${reservationTime}:00Z`) - VENUE_OFFSET_MS;
}

export function dayBegins(day: string): number {
  const reservationTime = `${twoDigits(ROLLOVER_HOUR)}:00`;
  return slotInstant({ serviceDay: day, reservationTime });
}

/** Lists without a day start at the last evening; staff find older bookings by day. */
export function bookBegins(now: number): string {
  return addDays(businessDay(now), -1);
}

export function eveningBegan(now: number): number {
  return dayBegins(businessDay(now));
}

export function slotAt(at: number): Slot {
  return { serviceDay: businessDay(at), reservationTime: formatTime(at) };
}

/** Returns the span of all stays that may begin on an evening. */
export function eveningSpan(serviceDay: string): { startsAt: number; endsAt: number } {
  return { startsAt: dayBegins(serviceDay), endsAt: dayBegins(addDays(serviceDay, 1)) + STAY_MS };
}

export function tableDays(
  now: number,
  daysAhead = BOOK_AHEAD_DAYS,
): { first: string; last: string } {
  const today = businessDay(now);
  return { first: addDays(today, 1), last: addDays(today, daysAhead) };
}

/** Returns the latest arrival (ms) at which a booking tapped at `placedAt` needs no new confirmation. */
export function goodUntil(startsAt: number, placedAt: number, leadMs = BOOKING_LEAD_MS): number {
  return Math.max(startsAt - leadMs, Math.min(placedAt + LATE_GRACE_MS, startsAt));
}

type Limits = {
  now: number;
  placedAt: number;
  firstDay: string;
  daysAhead?: number;
  leadMs?: number;
};

/** Returns the error code of an invalid time, or null for a valid time. Days count from the time of the tap. */
export function untimely(
  slot: Slot,
  { now, placedAt, firstDay, daysAhead = BOOK_AHEAD_DAYS, leadMs }: Limits,
): ErrorCode | null {
  if (now > goodUntil(slotInstant(slot), placedAt, leadMs)) return 'booking.too_late';
  if (slot.serviceDay < firstDay) return 'booking.too_soon';
  return slot.serviceDay > addDays(businessDay(now), daysAhead) ? 'booking.too_far_ahead' : null;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
