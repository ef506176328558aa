import { slotInstant } from '#domain/bookings/booking';
import type { BookedTime, LateMinutes } from '#domain/bookings/booking-changes';
import type { BrunchRules } from '#domain/bookings/brunch-rules';
import { USUAL_BRUNCH } from '#domain/bookings/brunch-rules';
import { depositRequired } from '#domain/bookings/deposit';
import { DomainError } from '#domain/error-codes';
import { liraText } from '#domain/money';
import { entityKey } from '#domain/sync/mutation';
import { entityOf } from '../../bookings/my-booking';
import type { Booked } from '../../bookings/write-booking';
import {
  book,
  cancelBooking,
  forgetGuest,
  queueChange,
  rebook,
} from '../../bookings/write-booking';
import type { BookingKind, BrunchWish, GuestDeps, TableWish } from '../../db';
import { entriesOf, inOutbox, mayHaveArrived, unsettled } from '../../outbox/outbox';
import { cancelEntries } from '../../outbox/outbox-rows';

/** @throws DomainError booking.unsent, or the server's refusal if nothing can be stored */
export function bookTable(deps: GuestDeps, wish: TableWish): Promise<Booked> {
  return book(deps, { kind: 'reservation', wish });
}

/** @throws DomainError booking.unsent, or the server's refusal if nothing can be stored */
export function bookBrunch(deps: GuestDeps, wish: BrunchWish): Promise<Booked> {
  return book(deps, { kind: 'brunch', wish });
}

const cancelling =
  (kind: BookingKind) =>
  (deps: GuestDeps, { bookingId }: { bookingId: string }) =>
    cancelBooking(deps, { kind, bookingId });

export const cancelTableBooking = cancelling('reservation');
export const cancelBrunch = cancelling('brunch');

type TimeChange = { bookingId: string; from: BookedTime; to: BookedTime };

/** `from` is what the guest saw. @throws DomainError not_found, in_progress */
const changingTime = (kind: BookingKind) => (deps: GuestDeps, asked: TimeChange) => {
  const { bookingId, ...change } = asked;
  return queueChange(deps, { kind, bookingId, change });
};

/** Asks for another time or party. */
export const changeTableTime = changingTime('reservation');
export const changeBrunchTime = changingTime('brunch');

/** @throws DomainError not_found, in_progress */
const announcing =
  (kind: BookingKind) =>
  (deps: GuestDeps, { bookingId, minutes }: { bookingId: string; minutes: LateMinutes | null }) =>
    queueChange(deps, { kind, bookingId, change: { minutes } });

export const announceLateTable = announcing('reservation');
export const announceLateBrunch = announcing('brunch');

/** Discards a refused booking and its queued mutations. @throws DomainError in_progress if the server may have it */
export async function discardBooking(deps: GuestDeps, { bookingId }: { bookingId: string }) {
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

/** Replaces a refused booking by another slot or area, or by a place on the waitlist. @throws DomainError not_found */
export function rebookTable(
  deps: GuestDeps,
  { bookingId, ...change }: { bookingId: string } & Partial<TableWish>,
): Promise<{ bookingId: string }> {
  return rebook(deps, bookingId, (booking) => {
    if (booking.kind !== 'reservation') throw new DomainError('not_found');
    return { kind: 'reservation', wish: { ...booking.wish, ...change } };
  });
}

type BrunchChange = Partial<BrunchWish> & { bookingId: string; rules?: BrunchRules };

/** Books another slot, or the same one with the deposit (`depositRequired: true`). @throws DomainError not_found */
export function rebookBrunch(
  deps: GuestDeps,
  { bookingId, rules = USUAL_BRUNCH, ...change }: BrunchChange,
): Promise<{ bookingId: string }> {
  return rebook(deps, bookingId, (booking) => {
    if (booking.kind !== 'brunch') throw new DomainError('not_found');
    const wish = { ...booking.wish, ...change };
    const isDue = change.depositRequired ?? depositRequired(slotInstant(wish), deps.now(), rules);
    const depositAmount = change.depositAmount ?? (isDue ? liraText(rules.depositKurus) : null);
    return { kind: 'brunch', wish: { ...wish, depositRequired: isDue, depositAmount } };
  });
}
