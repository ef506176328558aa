import type * as v from 'valibot';
import type { ErrorCode } from '../error-codes';
import { orderCode } from '../orders/order';
import { FOREVER } from '../sync/mutation';
import { addDays, businessDay, formatTime, ROLLOVER_HOUR, VENUE_OFFSET_MS } from '../venue';
import type { GuestChange } from './booking-changes';
import type { guestTableBooking } from './guest-booking';

export const TABLE_AREAS = ['indoor', 'outdoor', 'barSeating', 'privateArea'] as const;
export type TableArea = (typeof TABLE_AREAS)[number];

/** A guest asks for an area, or takes a table in any of them. */
export const TABLE_PREFERENCES = ['any', ...TABLE_AREAS] as const;
export type TablePreference = (typeof TABLE_PREFERENCES)[number];

/** Returns null for any area. */
export function preferredArea(preference: string): TableArea | null {
  return TABLE_AREAS.find((area) => area === preference) ?? null;
}

export const TABLE_BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'seated',
  'completed',
  'no_show',
  'cancelled',
] as const;
export type TableBookingStatus = (typeof TABLE_BOOKING_STATUSES)[number];

export function tableBookingStatusOf(text: string): TableBookingStatus {
  return TABLE_BOOKING_STATUSES.find((status) => status === text) ?? 'pending';
}

/** Returns a short code for people ("R-7K2M"), made from the random end of the id. */
export function bookingCode(bookingId: string): string {
  return orderCode(bookingId).replace('B-', 'R-');
}

export const KEEPS_TABLE: readonly string[] = ['pending', 'confirmed', 'seated'];

export function keepsTable(status: string): boolean {
  return KEEPS_TABLE.includes(status);
}

/** A party on the waitlist: its booking begins when it accepts an offer. */
export function isOnWaitlist(status: string): boolean {
  return status === 'waiting' || status === 'offered';
}

export const COMES: readonly string[] = [...KEEPS_TABLE, 'completed'];

/** What all mutations of those who seat guests share. */
export const BY_HOSTS = {
  method: 'PATCH',
  need: 'reservations.change',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
} as const;

export const OF_TABLE_BOOKING = {
  ...BY_HOSTS,
  entity: 'res',
  row: { name: 'reservation', store: 'reservation' },
} as const;

export const OF_BRUNCH = {
  ...BY_HOSTS,
  entity: 'brunch',
  row: { name: 'reservation', store: 'brunch' },
} as const;

export type GuestTableBooking = v.InferOutput<typeof guestTableBooking>;

/** Names the fields of a booking that only staff read. */
export type StaffBookingFields = {
  statusBy: string | null;
  tableId: number | null;
  /** Tables that the party has beside `tableId`. */
  joinedTables?: number[];
  /** The member of staff who wrote the booking. */
  bookedBy?: string;
  /** The last edit; its author is null for the guest. */
  edited?: { at: string; by: string | null };
  /** What the guest changed last. */
  guestChange?: GuestChange;
  /** The guest confirmed that the party comes (ISO time). */
  guestConfirmedAt?: string;
};

type AtTables = {
  tableId: number | null;
  joinedTables?: readonly number[] | null | undefined;
};

/** Returns the tables of a party, the first one first. */
export function tablesOf({ tableId, joinedTables }: AtTables): number[] {
  return tableId === null ? [] : [tableId, ...(joinedTables ?? [])];
}

export function isAtTable(booking: AtTables, tableId: number): boolean {
  return booking.tableId === tableId || (booking.joinedTables ?? []).includes(tableId);
}

export type TableBookingRead = GuestTableBooking & StaffBookingFields;
export type BookingRead = Omit<TableBookingRead, 'tablePreference'>;

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
