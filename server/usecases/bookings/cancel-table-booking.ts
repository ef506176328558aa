import { tableBookingStatusOf } from '#domain/bookings/booking';
import { canGuestCancelBooking } from '#domain/bookings/cancel-table-booking';
import { DomainError } from '#domain/error-codes';
import type { TableBookingsRepository } from '../../repositories/bookings.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { isOwn, type Proof } from '../../services/files/ownership';

export type CancelTableBookingDeps = { reservations: TableBookingsRepository; now: () => number };
export type CancelTableBookingRequest = Proof & { claim: Claim; reservationId: string };

/** A guest cancels a reservation; its table is free at once. */
export function cancelTableBooking(
  { reservations, now }: CancelTableBookingDeps,
  { claim, reservationId, ...proof }: CancelTableBookingRequest,
): Promise<MutationResponse> {
  return reservations.move(claim, reservationId, (found) => {
    if (!found || !isOwn(found.row, proof)) throw new DomainError('not_found');
    const { status, startsAt, v } = found.row;
    if (!canGuestCancelBooking(tableBookingStatusOf(status), startsAt, now())) {
      throw new DomainError('booking.not_cancellable', { status });
    }
    const { mutationId } = claim;
    const body = JSON.stringify({ mutationId, reservationId, status: 'cancelled' });
    return {
      answer: { status: 200, body },
      after: { status: 'cancelled', statusAt: now(), statusBy: null, v: v + 1 },
    };
  });
}
