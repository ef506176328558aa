import type { TableBookingsRepository } from '../../repositories/bookings.repository';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { type CancelBookingRequest, cancelOwnBooking } from '../shared/cancel-own-booking';

export type CancelTableBookingDeps = { tableBookings: TableBookingsRepository; now: () => number };

export function cancelTableBooking(
  { tableBookings, now }: CancelTableBookingDeps,
  request: CancelBookingRequest,
): Promise<MutationResponse> {
  return cancelOwnBooking({ bookings: tableBookings, now }, request);
}
