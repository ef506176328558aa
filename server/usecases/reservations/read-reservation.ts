import { DomainError } from '#domain/error-codes';
import { reservationRead } from '../../repositories/booking-wire';
import type { ReservationsRepository } from '../../repositories/bookings.repository';
import { isOwn, type Reader } from '../../services/ownership';

/** A reservation, for its guest and for staff; to anybody else there is none. */
export async function readReservation(
  { reservations }: { reservations: ReservationsRepository },
  { id, reader }: { id: string; reader: Reader },
) {
  const found = await reservations.find(id);
  const mayRead = found && (reader.isStaff || isOwn(found.row, reader));
  if (!mayRead) throw new DomainError('not_found');
  return { reservation: reservationRead(found) };
}
