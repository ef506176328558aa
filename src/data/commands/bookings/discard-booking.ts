import { DomainError } from '#domain/error-codes';
import { entityKey } from '#domain/sync/mutation';
import { forgetGuest } from '../../bookings/cancel-booking';
import { entityOf } from '../../bookings/my-booking';
import type { DataDeps } from '../../deps';
import type { GuestDb } from '../../guest-db';
import { entriesOf, mayHaveArrived, unsettled } from '../../outbox/entries';
import { inOutbox } from '../../outbox/outbox';
import { cancelEntries } from '../../outbox/outbox-rows';

/** Discards a refused booking and its queued mutations. @throws DomainError in_progress if the server may have it */
export async function discardBooking(
  deps: DataDeps<GuestDb>,
  { bookingId }: { bookingId: string },
): Promise<void> {
  const { db } = deps;
  await inOutbox(deps, async () => {
    const booking = await db.myBooking.get(bookingId);
    if (!booking) throw new DomainError('not_found');
    const key = entityKey(entityOf(booking.kind), bookingId);
    const open = unsettled(await entriesOf(db, key));
    if (open.some(mayHaveArrived)) throw new DomainError('in_progress');
    await cancelEntries(deps, open);
    if (open.some(({ id }) => id === bookingId)) await forgetGuest(db, bookingId);
  });
}
