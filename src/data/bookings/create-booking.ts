import { bookingCode } from '#domain/bookings/booking';
import { goodUntil, slotInstant } from '#domain/bookings/slots';
import { leadMsOf, tableRulesIn } from '#domain/bookings/table-rules';
import { DomainError, ERROR_STATUS, type ErrorCode } from '#domain/error-codes';
import type { OutboxEntry } from '#domain/registry/outbox-entry';
import { pushVerdict } from '#domain/sync/mutation';
import type { DataDeps } from '../deps';
import type { GuestDb } from '../guest-db';
import { capabilityOf } from '../ids';
import { newEntry, type PendingMutation, pendingMutationFor } from '../outbox/entries';
import { saveWithRoom } from '../outbox/save-with-room';
import { send } from '../outbox/send';
import { knownVenue } from '../preferences/known-venue';
import {
  type Asked,
  BOOKING_MUTATIONS,
  type BookingResponse,
  bookingBody,
  type MyBooking,
  responseFromConfirmation,
} from './my-booking';

type GuestDeps = DataDeps<GuestDb>;

export type Booked =
  | { bookingId: string; saved: 'device' }
  /** Holds the response if the browser refused to store the booking but the server accepted it. */
  | { bookingId: string; saved: 'memory'; response: BookingResponse };

export type NewBooking = { entry: OutboxEntry; booking: MyBooking };

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

export async function newBooking(
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

function leadMsFor({ kind }: Asked): number | undefined {
  if (kind === 'brunch') return undefined;
  return leadMsOf(tableRulesIn(knownVenue.get()?.rules.bookings));
}

/** Adds a booking and its mutation unless they exist; for use inside the outbox's transaction. */
export async function addBooking(db: GuestDb, { entry, booking }: NewBooking): Promise<void> {
  if (await db.myBooking.get(booking.id)) return;
  await db.myBooking.add(booking);
  await db.outbox.add(entry);
}

/** Sends one attempt, since the browser can queue nothing. Retries under the same id make one booking. */
async function askAtOnce(
  deps: GuestDeps,
  { entry, booking }: NewBooking,
): Promise<BookingResponse> {
  const response = await send(deps, entry);
  const taken =
    pushVerdict(response) === 'ack' ? responseFromConfirmation(booking, response?.body) : null;
  if (taken) return taken;
  const code = response?.isOurs ? response.code : undefined;
  throw new DomainError(knownCode(code), { ...(response?.body ?? {}) });
}

function knownCode(code = 'booking.unsent'): ErrorCode {
  return Object.hasOwn(ERROR_STATUS, code) ? (code as ErrorCode) : 'booking.unsent';
}
