import { DomainError } from '#domain/error-codes';
import type { TableWish } from '../../bookings/my-booking';
import { rebook } from '../../bookings/rebook';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';

type Change = Partial<
  Pick<TableWish, 'serviceDay' | 'reservationTime' | 'tablePreference' | 'partySize'>
>;

/** Replaces a refused booking by another slot or area. @throws DomainError not_found */
export function rebookTable(
  deps: DataDeps<GuestDb>,
  { bookingId, ...change }: { bookingId: string } & Change,
): Promise<{ bookingId: string }> {
  return rebook(deps, bookingId, (booking) => {
    if (booking.kind !== 'reservation') throw new DomainError('not_found');
    return { kind: 'reservation', wish: { ...booking.wish, ...change } };
  });
}
