import { DomainError } from '#domain/error-codes';
import { entityKey } from '#domain/sync/mutation';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import type { GuestDb } from '../guest-db';
import { newSecret } from '../ids';
import { entriesOf, readEntry } from '../outbox/entries';
import { advanced, inOutbox } from '../outbox/outbox';
import { addBooking, type NewBooking, newBooking } from './create-booking';
import { type Asked, entityOf, type MyBooking, withoutSecret } from './my-booking';

type GuestDeps = DataDeps<GuestDb>;

/** Replaces a refused or late booking, in one transaction. @throws DomainError not_found (no decision due) */
export async function rebook(
  deps: GuestDeps,
  bookingId: string,
  change: (booking: MyBooking) => Asked,
): Promise<{ bookingId: string }> {
  const { db } = deps;
  const old = await withDb(db, () => db.myBooking.get(bookingId));
  if (old?.supersededBy) return { bookingId: old.supersededBy };
  const asked = readEntry(await withDb(db, () => db.outbox.get(bookingId)));
  if (!old || (asked?.state !== 'needs_user' && asked?.state !== 'rejected')) {
    throw new DomainError('not_found');
  }
  const made = await newBooking(deps, change(old), { id: deps.newId(), secret: newSecret() });
  const takenBy = await inOutbox(deps, () => supersede(deps, old, made));
  deps.wake();
  return { bookingId: takenBy };
}

async function supersede(deps: GuestDeps, { id, kind }: MyBooking, made: NewBooking) {
  const { db } = deps;
  const entries = await entriesOf(db, entityKey(entityOf(kind), id));
  const create = entries.find((entry) => entry.id === id);
  const old = await db.myBooking.get(id);
  const isAsking = create?.state === 'needs_user' || create?.state === 'rejected';
  if (!create || !old || !isAsking) return old?.supersededBy ?? id;
  const newId = made.booking.id;
  await db.outbox.put({ ...advanced(create, 'userConfirm', deps.now()), supersededBy: newId });
  await db.myBooking.put({ ...withoutSecret(old), supersededBy: newId });
  await addBooking(db, {
    entry: { ...made.entry, supersedes: id },
    booking: { ...made.booking, supersedes: id },
  });
  return newId;
}
