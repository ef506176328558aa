import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';
import type { TableBookingStatus } from './booking';

/** A guest may cancel until the slot begins, while nobody sits at the table. */
export function canGuestCancelBooking(
  status: TableBookingStatus,
  startsAt: number,
  now: number,
): boolean {
  return now < startsAt && (status === 'pending' || status === 'confirmed');
}

export const cancelTableBookingInput = v.object({});

export const cancelTableBookingMutation = {
  kind: 'reservation.cancel',
  entity: 'res',
  method: 'POST',
  path: '/api/reservations/:id/cancel',
  verb: 'cancel-table-booking',
  routes: 'table-bookings',
  need: 'guest',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: null,
  audit: null,
} as const satisfies Mutation;
