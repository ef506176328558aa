import { canGuestCancelBooking } from '#domain/bookings/cancel-table-booking';
import { DomainError } from '#domain/error-codes';
import type {
  BookingRow,
  BrunchRepository,
  TableBookingsRepository,
} from '../../repositories/bookings.repository';
import type { Seated } from '../../repositories/rows/booking-wire';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { isOwn, type Proof } from '../../services/files/ownership';

type Deps = { bookings: TableBookingsRepository | BrunchRepository; now: () => number };
export type CancelBookingRequest = Proof & { claim: Claim; reservationId: string };

/** A guest cancels a booking of either kind. */
export function cancelOwnBooking(
  { bookings, now }: Deps,
  { claim, reservationId, ...proof }: CancelBookingRequest,
): Promise<MutationResponse> {
  return bookings.move(claim, reservationId, (found: Seated<BookingRow> | null) => {
    if (!found || !isOwn(found.row, proof)) throw new DomainError('not_found');
    const { status, startsAt, v } = found.row;
    if (!canGuestCancelBooking(status, startsAt, now())) {
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
