import { DomainError } from '#domain/error-codes';
import { reservationRead } from '../../repositories/booking-wire';
import type { ReservationsRepository } from '../../repositories/bookings.repository';
import { bookingLinks } from '../../services/booking-links';
import type { Keys } from '../../services/keys';
import { isOwn, type Reader } from '../../services/ownership';

/** A reservation, for its guest and for staff; to anybody else there is none. */
export async function readReservation(
  { reservations, keys }: { reservations: ReservationsRepository; keys: Keys },
  { id, reader }: { id: string; reader: Reader },
) {
  const found = await reservations.find(id);
  const mayRead = found && (reader.isStaff || isOwn(found.row, reader));
  if (!mayRead) throw new DomainError('not_found');
  // Staff need no link to it, and might pass it on.
  const links = isOwn(found.row, reader) ? bookingLinks(keys, { kind: 'table', id }) : {};
  return { reservation: { ...reservationRead(found), ...links } };
}
