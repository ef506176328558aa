import { DomainError } from '#domain/error-codes';
import type { TableBookingsRepository } from '../../repositories/bookings.repository';
import { tableBookingRead } from '../../repositories/rows/booking-wire';
import { isOwn, type Reader } from '../../services/files/ownership';
import { bookingLinks } from '../../services/secrets/booking-links';
import type { Keys } from '../../services/secrets/keys';

/** The guest of the booking and staff may read the booking; all others get 404. */
export async function readTableBooking(
  { tableBookings, keys }: { tableBookings: TableBookingsRepository; keys: Keys },
  { id, reader }: { id: string; reader: Reader },
) {
  const found = await tableBookings.find(id);
  const mayRead = found && (reader.isStaff || isOwn(found.row, reader));
  if (!mayRead) throw new DomainError('not_found');
  // Staff do not get the link: they do not need it and might share it.
  const links = isOwn(found.row, reader) ? bookingLinks(keys, { kind: 'table', id }) : {};
  return { reservation: { ...tableBookingRead(found), ...links } };
}
