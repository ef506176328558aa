import { DomainError } from '#domain/error-codes';
import { brunchRead } from '../../repositories/booking-wire';
import type { BrunchRepository } from '../../repositories/bookings.repository';
import { isOwn, type Reader } from '../../services/ownership';

/** A brunch booking, for its guest and for staff; to anybody else there is none. */
export async function readBrunch(
  { brunches }: { brunches: BrunchRepository },
  { id, reader }: { id: string; reader: Reader },
) {
  const found = await brunches.find(id);
  const mayRead = found && (reader.isStaff || isOwn(found.row, reader));
  if (!mayRead) throw new DomainError('not_found');
  return { reservation: brunchRead(found) };
}
