import { bookingCode, goodUntil, slotInstant } from '#domain/bookings/booking';
import type { BookedTime, LateMinutes } from '#domain/bookings/booking-changes';
import { leadMsOf, tableRulesIn } from '#domain/bookings/free-tables';
import { DomainError, errorCodeOf } from '#domain/error-codes';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { entityKey, pushVerdict } from '#domain/sync/mutation';
import type { Asked, BookingKind, BookingResponse, GuestDb, GuestDeps, MyBooking } from '../db';
import { withDb } from '../db';
import { capabilityOf, newSecret } from '../ids';
import type { PendingMutation } from '../outbox/outbox';
import {
  advanced,
  entriesOf,
  inOutbox,
  newEntry,
  nextSeq,
  pendingMutationFor,
  readEntry,
  saveWithRoom,
  unsettled,
} from '../outbox/outbox';
import { isChange, takeBack } from '../outbox/outbox-rows';
import { send } from '../outbox/send';
import { knownVenue } from '../preferences/known-venue';
import {
  BOOKING_MUTATIONS,
  bookingBody,
  entityOf,
  responseFromConfirmation,
  withoutSecret,
} from './my-booking';

export type Booked =
  | { bookingId: string; saved: 'device' }
  /** Holds the response if the browser refused to store the booking but the server accepted it. */
  | { bookingId: string; saved: 'memory'; response: BookingResponse };

type NewBooking = { entry: OutboxEntry; booking: MyBooking };

const PENDING_KEY = 'pending-booking';

/**
 * A second tap with the same form makes no second booking. If the browser cannot store, sends once immediately.
 * @throws DomainError booking.unsent (not stored, no response), or the server's refusal
 */
export async function book(deps: GuestDeps, asked: Asked): Promise<Booked> {
  const pending = pendingMutationFor(
    deps,
    PENDING_KEY,
    JSON.stringify([asked.kind, bookingBody(asked)]),
  );
  const made = await newBooking(deps, asked, pending);
  try {
    await saveWithRoom(deps, () => addBooking(deps.db, made));
  } catch (error) {
    console.error(error);
    const response = await askAtOnce(deps, made);
    deps.storage.write(PENDING_KEY, null);
    return { bookingId: pending.id, saved: 'memory', response };
  }
  deps.storage.write(PENDING_KEY, null);
  deps.wake();
  return { bookingId: pending.id, saved: 'device' };
}

async function newBooking(
  deps: GuestDeps,
  asked: Asked,
  { id, secret }: Pick<PendingMutation, 'id' | 'secret'>,
): Promise<NewBooking> {
  const now = deps.now();
  const startsAt = slotInstant(asked.wish);
  const entry = newEntry(deps, {
    id,
    mutation: BOOKING_MUTATIONS[asked.kind].book,
    entityId: id,
    seqInKey: 0,
    body: bookingBody(asked),
    principal: await capabilityOf(secret),
    secret,
    ttlMs: goodUntil(startsAt, now, leadMsFor(asked)) - now,
  });
  const { createdAt } = entry;
  return { entry, booking: { ...asked, id, code: bookingCode(id), secret, createdAt, startsAt } };
}

function leadMsFor({ kind }: Pick<Asked, 'kind'>): number | undefined {
  if (kind === 'brunch') return undefined;
  return leadMsOf(tableRulesIn(knownVenue.get()?.rules.bookings));
}

/** Adds a booking and its mutation unless they exist; for use inside the outbox's transaction. */
async function addBooking(db: GuestDb, { entry, booking }: NewBooking): Promise<void> {
  if (await db.myBooking.get(booking.id)) return;
  await db.myBooking.add(booking);
  await db.outbox.add(entry);
}

/** Sends one attempt, since the browser can queue nothing. Retries under the same id make one booking. */
async function askAtOnce(deps: GuestDeps, { entry, booking }: NewBooking) {
  const response = await send(deps, entry);
  const taken =
    pushVerdict(response) === 'ack' ? responseFromConfirmation(booking, response?.body) : null;
  if (taken) return taken;
  const code = response?.isOurs ? response.code : undefined;
  throw new DomainError(errorCodeOf(code, 'booking.unsent'), { ...(response?.body ?? {}) });
}

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

type Cancelled = { kind: BookingKind; bookingId: string };

export async function cancelBooking(deps: GuestDeps, { kind, bookingId }: Cancelled) {
  const booking = await withDb(deps.db, () => deps.db.myBooking.get(bookingId));
  if (booking?.kind !== kind) throw new DomainError('not_found');
  const { book: create, cancel } = BOOKING_MUTATIONS[kind];
  const { secret } = booking;
  const forget = () => forgetGuest(deps.db, bookingId);
  await takeBack(deps, { id: bookingId, secret, create, cancel, forget });
}

export type BookingChange = { from: BookedTime; to: BookedTime } | { minutes: LateMinutes | null };

type Changed = { kind: BookingKind; bookingId: string; change: BookingChange };

const REFUSED: readonly string[] = ['needs_user', 'rejected'];

/**
 * Queues a change of a booking that the server has, in place of a refused one; a second tap changes nothing.
 * @throws DomainError not_found, in_progress while another change waits
 */
export async function queueChange(deps: GuestDeps, { kind, bookingId, change }: Changed) {
  const { db } = deps;
  const booking = await withDb(db, () => db.myBooking.get(bookingId));
  if (booking?.kind !== kind || !booking.answer || booking.secret === '') {
    throw new DomainError('not_found');
  }
  const { secret, startsAt } = booking;
  const principal = await capabilityOf(secret);
  const now = deps.now();
  const isMove = 'to' in change;
  const until = isMove ? goodUntil(slotInstant(change.to), now, leadMsFor(booking)) : startsAt;
  const mutation = isMove ? BOOKING_MUTATIONS[kind].change : BOOKING_MUTATIONS[kind].late;
  const body = isMove ? { ...change.to, from: change.from } : change;
  const ttlMs = until - now;
  await inOutbox(deps, async () => {
    const entries = await entriesOf(db, entityKey(mutation.entity, bookingId));
    const before = unsettled(entries).filter(isChange);
    const waiting = before.find(({ state }) => !REFUSED.includes(state));
    if (waiting?.body === JSON.stringify(body)) return;
    if (waiting) throw new DomainError('in_progress');
    const id = deps.newId();
    await db.outbox.bulkPut(
      before.map((entry) => ({ ...advanced(entry, 'userConfirm', now), supersededBy: id })),
    );
    const asked = { id, mutation, entityId: bookingId, body, principal, secret, ttlMs };
    await db.outbox.add(newEntry(deps, { ...asked, seqInKey: nextSeq(entries) }));
  });
  deps.wake();
}

/** Deletes personal data and the secret from this device; the booking itself stays. */
export async function forgetGuest(db: GuestDb, bookingId: string): Promise<void> {
  const booking = await db.myBooking.get(bookingId);
  if (booking) await db.myBooking.put(withoutSecret(booking));
}
