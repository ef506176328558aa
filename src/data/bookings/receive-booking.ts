import type { MutationKind } from '#domain/registry/mutations';
import type { EntryState } from '#domain/sync/entry-state';
import type { GuestDb } from '../guest-db';
import { withoutGuest, withoutSecret } from './my-booking';
import { responseFromConfirmation } from './stored-booking';

type Settled = { kind: MutationKind; state: EntryState; response: unknown; now: number };

export async function receiveBooking(
  db: GuestDb,
  id: string,
  { kind, state, response, now }: Settled,
): Promise<void> {
  const booking = await db.myBooking.get(id);
  if (booking && kind.endsWith('.create') && state === 'cancelled') {
    await db.myBooking.put(withoutSecret(booking));
  }
  if (!booking || state !== 'acked') return;
  if (kind.endsWith('.create')) {
    // The device may have stored a newer response already.
    const learnt = booking.answer ? null : responseFromConfirmation(booking, response);
    const known = learnt ? { answer: learnt, seenAt: now } : {};
    await db.myBooking.put(withoutGuest({ ...booking, ...known }));
  } else if (booking.answer) {
    await db.myBooking.put({ ...booking, answer: { ...booking.answer, status: 'cancelled' } });
  }
}
