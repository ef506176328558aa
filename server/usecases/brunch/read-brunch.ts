import { DomainError } from '#domain/error-codes';
import { brunchRead } from '../../repositories/booking-wire';
import type { BrunchRepository } from '../../repositories/bookings.repository';
import { bookingLinks } from '../../services/booking-links';
import type { Keys } from '../../services/keys';
import { isOwn, type Reader } from '../../services/ownership';

/** A brunch booking, for its guest and for staff; to anybody else there is none. */
export async function readBrunch(
  { brunches, keys }: { brunches: BrunchRepository; keys: Keys },
  { id, reader }: { id: string; reader: Reader },
) {
  const found = await brunches.find(id);
  const mayRead = found && (reader.isStaff || isOwn(found.row, reader));
  if (!mayRead) throw new DomainError('not_found');
  // Staff need no link to it, and might pass it on.
  const links = isOwn(found.row, reader) ? bookingLinks(keys, { kind: 'brunch', id }) : {};
  return { reservation: { ...brunchRead(found), ...links } };
}
