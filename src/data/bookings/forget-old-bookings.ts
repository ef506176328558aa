import { TERMINAL_KEEP_MS } from '#domain/sync/age';
import { entityKey } from '#domain/sync/mutation';
import type { GuestDb } from '../guest-db';
import { entriesOf, unsettled } from '../outbox/entity-entries';
import { entityOf } from './booking-mutations';
import { withoutSecret } from './my-booking';

export async function forgetOldBookings(db: GuestDb, now: number): Promise<void> {
  const over = await db.myBooking
    .filter(({ secret, startsAt }) => secret !== '' && now - startsAt > TERMINAL_KEEP_MS)
    .toArray();
  for (const booking of over) {
    const open = unsettled(await entriesOf(db, entityKey(entityOf(booking.kind), booking.id)));
    if (open.length === 0) await db.myBooking.put(withoutSecret(booking));
  }
}
