import { DomainError } from '#domain/error-codes';
import type {
  BookingChange,
  BookingRow,
  BookingsRepository,
  NoChange,
} from '../../repositories/bookings.repository';
import type { Seated } from '../../repositories/rows/booking-wire';
import type { Claim, MutationResponse } from '../../repositories/stored-responses.repository';
import { untilWritten } from './until-written';

export type Decision<Row extends BookingRow> = BookingChange<Row> | NoChange;

/** Changes a booking of either kind as `decide` says. @throws DomainError not_found */
export function changeBooking<Row extends BookingRow>(
  bookings: Pick<BookingsRepository<Row>, 'find' | 'change'>,
  { claim, bookingId }: { claim: Claim; bookingId: string },
  decide: (found: Seated<Row>) => Decision<Row> | Promise<Decision<Row>>,
): Promise<MutationResponse> {
  return untilWritten(async () => {
    const found = await bookings.find(bookingId);
    if (!found) throw new DomainError('not_found');
    return bookings.change(claim, found.row, await decide(found));
  });
}
