import { orderCode } from '../orders/order';
import type { StatusRead } from '../sync/status-read';

/** Where a party would like to sit. */
export const TABLE_AREAS = ['indoor', 'outdoor', 'barSeating', 'privateArea'] as const;
export type TableArea = (typeof TABLE_AREAS)[number];

export const TABLE_BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'seated',
  'completed',
  'no_show',
  'cancelled',
] as const;
export type TableBookingStatus = (typeof TABLE_BOOKING_STATUSES)[number];

/** An unknown status displays as pending. */
export function tableBookingStatusOf(text: string): TableBookingStatus {
  return TABLE_BOOKING_STATUSES.find((status) => status === text) ?? 'pending';
}

/** A short code to say aloud for a booking ("R-7K2M"), from the random end of its id. */
export function bookingCode(bookingId: string): string {
  return orderCode(bookingId).replace('B-', 'R-');
}

/** Statuses in which a table is kept for a booking. */
export const KEEPS_TABLE: readonly string[] = ['pending', 'confirmed', 'seated'];

export function keepsTable(status: string): boolean {
  return KEEPS_TABLE.includes(status);
}

/** Statuses of bookings that come, are here or were here. */
export const COMES: readonly string[] = [...KEEPS_TABLE, 'completed'];

/** What table reservations and brunch bookings have in common, as the API answers it. */
export type BookingRead = StatusRead & {
  /** The slot as an instant (ISO time); the specification's timestamp. */
  reservationDate: string;
  /** The chosen evening, yyyy-MM-dd, and slot, HH:mm, by the venue's clock. */
  serviceDay: string;
  reservationTime: string;
  /** Until when the table is theirs (ISO time); a guest's receipt does not say. */
  endsAt?: string;
  partySize: number;
  /** The id and label of its table; null: none yet. */
  tableId: number | null;
  tableLabel: string | null;
  guestName: string;
  guestEmail: string | null;
  guestPhone: string;
  specialRequests: string | null;
  /** The link to the booking's page on any device; sent to its guest only. */
  manageUrl?: string;
  /** The same for its entry in a calendar. */
  calendarUrl?: string;
};

/** A table reservation as staff and its guest read it. */
export type TableBookingRead = BookingRead & { tablePreference: string };
