import { orderCode } from '../orders/order';
import type { StatusRead } from '../sync/status-read';

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

export const COMES: readonly string[] = [...KEEPS_TABLE, 'completed'];

export type BookingRead = StatusRead & {
  /** The field holds the slot as an instant (ISO time), as the specification's timestamp does. */
  reservationDate: string;
  /** The fields hold the evening (yyyy-MM-dd) and the slot (HH:mm) by the venue's clock. */
  serviceDay: string;
  reservationTime: string;
  endsAt?: string;
  partySize: number;
  tableId: number | null;
  tableLabel: string | null;
  guestName: string;
  guestEmail: string | null;
  guestPhone: string;
  specialRequests: string | null;
  manageUrl?: string;
  calendarUrl?: string;
};

export type TableBookingRead = BookingRead & { tablePreference: string };
