import * as v from 'valibot';
import { BY_GUEST, FOREVER, type Mutation } from '../sync/mutation';

export function canGuestCancelBooking(status: string, startsAt: number, now: number): boolean {
  return now < startsAt && (status === 'pending' || status === 'confirmed');
}

const cancelTableBookingInput = v.object({});

export const cancelTableBookingMutation = {
  kind: 'reservation.cancel',
  entity: 'res',
  method: 'POST',
  path: '/api/reservations/:id/cancel',
  schema: cancelTableBookingInput,
  verb: 'cancel-table-booking',
  routes: 'table-bookings',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  ...BY_GUEST,
} as const satisfies Mutation;
