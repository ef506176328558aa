import type * as v from 'valibot';
import { orderCode } from '../orders/order';
import { FOREVER } from '../sync/mutation';
import type { guestTableBooking } from './guest-booking';
import type { GuestChange } from './guest-changes';

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
