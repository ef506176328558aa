import { canGuestCancelBooking } from '#domain/bookings/booking-changes';
import { DomainError } from '#domain/error-codes';
import type {
  BookingRow,
  BrunchRepository,
  TableBookingsRepository,
} from '../../repositories/bookings.repository';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { isOwn, type Proof } from '../../services/files/ownership';
import { changeBooking } from './change-booking';

type Deps = { bookings: TableBookingsRepository | BrunchRepository; now: () => number };
export type CancelBookingRequest = Proof & { claim: Claim; bookingId: string };

/** Cancels a guest's booking of either kind. */
export function cancelOwnBooking(
  { bookings, now }: Deps,
  request: CancelBookingRequest,
): Promise<MutationResponse> {
  return changeBooking<BookingRow>(bookings, request, ({ row }) => {
    if (!isOwn(row, request)) throw new DomainError('not_found');
    const { status, startsAt, v } = row;
    if (!canGuestCancelBooking(status, startsAt, now())) {
      throw new DomainError('booking.not_cancellable', { status });
    }
    const { claim, bookingId } = request;
    const { mutationId } = claim;
    const body = JSON.stringify({ mutationId, reservationId: bookingId, status: 'cancelled' });
    return {
      response: { status: 200, body },
      after: { status: 'cancelled', statusAt: now(), statusBy: null, v: v + 1 },
    };
  });
}
