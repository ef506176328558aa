import { DomainError } from '#domain/error-codes';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import type { GuestDb } from '../guest-db';
import { takeBack } from '../outbox/outbox-rows';
import { BOOKING_MUTATIONS, type BookingKind, withoutSecret } from './my-booking';

type Cancelled = { kind: BookingKind; bookingId: string };

export async function cancelBooking(
  deps: DataDeps<GuestDb>,
  { kind, bookingId }: Cancelled,
): Promise<void> {
  const booking = await withDb(deps.db, () => deps.db.myBooking.get(bookingId));
  if (booking?.kind !== kind) throw new DomainError('not_found');
  const { book: create, cancel } = BOOKING_MUTATIONS[kind];
  const { secret } = booking;
  const forget = () => forgetGuest(deps.db, bookingId);
  await takeBack(deps, { id: bookingId, secret, create, cancel, forget });
}

/** Deletes personal data and the secret from this device; the booking itself stays. */
export async function forgetGuest(db: GuestDb, bookingId: string): Promise<void> {
  const booking = await db.myBooking.get(bookingId);
  if (booking) await db.myBooking.put(withoutSecret(booking));
}
