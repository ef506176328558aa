import { canGuestCancelBooking } from '#domain/bookings/booking-changes';
import { depositDueAt } from '#domain/bookings/deposit';
import type { Alternative } from '#domain/bookings/free-tables';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import type { DeviceClock } from '#domain/sync/mutation';
import { askForOwn } from '../ask-for-own';
import type { BookingKind, BookingResponse, GuestDeps, MyBooking } from '../db';
import { withDb } from '../db';
import { isRecord, recordOf, textField } from '../json';
import {
  cancelRefusal,
  FRESH_MS,
  isCancelPending,
  isChange,
  isOpen,
  refusalOf,
} from '../outbox/outbox-rows';
import type { LocalBooking } from './my-booking';
import {
  BOOKING_MUTATIONS,
  isBookingResponse,
  localBookingOf,
  responseWithoutGuest,
  withResponse,
} from './my-booking';
import type { BookingChange } from './write-booking';

/** Merges this device's copy of a booking with the server's response, for the screens. */
export type BookingOnDevice =
  | { state: 'loading' }
  | { state: 'unknown' }
  | {
      state: 'queued' | 'sending' | 'blocked' | 'quarantined';
      local: LocalBooking;
      cancelPending: boolean;
    }
  | { state: 'too_late'; local: LocalBooking }
  | { state: 'slot_taken'; local: LocalBooking; alternatives: Alternative[] }
  /** The server requires a deposit that the guest has not seen; `depositDueAt` is the due time (ms). */
  | {
      state: 'deposit_changed';
      local: LocalBooking;
      depositDueAt: number;
      depositAmount: string | null;
    }
  | {
      state: 'refused';
      local: LocalBooking;
      code: string;
      message: string;
      alternatives?: Alternative[];
    }
  | { state: 'cancelled'; local: LocalBooking }
  | { state: 'superseded'; by: string }
  | {
      state: 'received';
      kind: BookingKind;
      code: string;
      response: BookingResponse;
      seenAt: number;
      isFresh: boolean;
      mayCancel: boolean;
      /** This device may change the booking; another one has only the link. */
      mayChange: boolean;
      cancelPending: boolean;
      /** Holds the code of the refused cancellation; null means not requested, or accepted. */
      cancelRefused: string | null;
      /** The guest's own change that is on its way, or that the server refused. */
      change: PendingChange | null;
    };

export type PendingChange = {
  entryId: string;
  change: BookingChange;
  /** null: the change waits for its response. */
  refused: RefusedChange | null;
};

type RefusedChange = {
  code: string;
  message: string;
  alternatives: Alternative[];
  /** In a conflict: whether another phone of the guest was first, and when (ISO time). */
  isByGuest: boolean;
  at: string | null;
};

export function bookingOnDevice(
  booking: MyBooking,
  entries: readonly OutboxEntry[],
  clock: DeviceClock,
): BookingOnDevice {
  if (booking.supersededBy) return { state: 'superseded', by: booking.supersededBy };
  if (booking.answer) return received(booking, booking.answer, entries, clock.now);
  const local = localBookingOf(booking);
  const create = entries.find((entry) => entry.id === booking.id);
  if (!isOpen(create)) return { state: 'cancelled', local };
  switch (create.state) {
    case 'queued':
    case 'sending':
    case 'quarantined':
      return { state: create.state, local, cancelPending: isCancelPending(entries) };
    case 'blocked_auth':
    case 'blocked_upgrade':
      return { state: 'blocked', local, cancelPending: false };
    case 'needs_user':
      return asked(local, create, clock);
    case 'rejected':
      return { ...refusalOf(create), alternatives: alternativesOf(create), local };
  }
}

function received(
  { kind, code, createdAt, ...booking }: MyBooking,
  response: BookingResponse,
  entries: readonly OutboxEntry[],
  now: number,
): BookingOnDevice {
  const mayCancel = mayCancelBooking(response, now);
  return {
    state: 'received',
    kind,
    code,
    response,
    seenAt: booking.seenAt ?? createdAt,
    isFresh: booking.seenAt !== undefined && now - booking.seenAt < FRESH_MS,
    mayCancel,
    mayChange: mayCancel && booking.secret !== '',
    cancelPending: mayCancel && isCancelPending(entries),
    cancelRefused: cancelRefusal(entries),
    change: pendingChange(entries),
  };
}

function pendingChange(entries: readonly OutboxEntry[]): PendingChange | null {
  const entry = entries.filter((one) => isChange(one) && isOpen(one)).at(-1);
  const change = entry && changeOf(entry);
  if (!change) return null;
  const { id: entryId, state } = entry;
  const isWaiting = !['needs_user', 'rejected', 'quarantined', 'blocked_upgrade'].includes(state);
  return { entryId, change, refused: isWaiting ? null : refusedChange(entry) };
}

function changeOf({ body }: OutboxEntry): BookingChange | null {
  const asked = recordOf(body);
  if (!asked) return null;
  const { from, ...to } = asked;
  // The entry's own command wrote the body.
  return (isRecord(from) ? { from, to } : { minutes: asked.minutes }) as BookingChange;
}

function refusedChange(entry: OutboxEntry): RefusedChange {
  const { code, message } = refusalOf(entry);
  const answer = recordOf(entry.answer);
  return {
    ...{ code, message, alternatives: alternativesOf(entry) },
    isByGuest: answer?.isByGuest === true,
    at: textField(answer, 'at'),
  };
}

export function mayCancelBooking({ status, reservationDate }: BookingResponse, now: number) {
  return canGuestCancelBooking(status, Date.parse(reservationDate), now);
}

function asked(local: LocalBooking, create: OutboxEntry, clock: DeviceClock): BookingOnDevice {
  switch (create.lastCode) {
    case 'slot_taken':
      return { state: 'slot_taken', local, alternatives: alternativesOf(create) };
    case 'deposit_changed':
      return {
        state: 'deposit_changed',
        local,
        depositDueAt: dueAtOf(local, create, clock),
        depositAmount: textField(recordOf(create.answer), 'depositAmount'),
      };
    case 'booking.too_late':
      return { state: 'too_late', local };
    default:
      return { ...refusalOf(create), local };
  }
}

function dueAtOf({ startsAt }: LocalBooking, { answer }: OutboxEntry, { now }: DeviceClock) {
  const told = Date.parse(textField(recordOf(answer), 'depositDueAt') ?? '');
  return Number.isNaN(told) ? depositDueAt(startsAt, now) : told;
}

function alternativesOf({ answer }: OutboxEntry): Alternative[] {
  const ways = recordOf(answer)?.alternatives;
  return Array.isArray(ways) ? ways.filter(isAlternative) : [];
}

function isAlternative(way: unknown): way is Alternative {
  return (
    isRecord(way) && typeof way.serviceDay === 'string' && typeof way.reservationTime === 'string'
  );
}

type BookingReading =
  | { kind: 'found'; response: BookingResponse }
  | { kind: 'unknown' | 'unreachable' };

export async function refreshBooking(
  deps: GuestDeps,
  { kind, bookingId }: { kind: BookingKind; bookingId: string },
): Promise<BookingReading> {
  const { db } = deps;
  const booking = await withDb(db, () => db.myBooking.get(bookingId)).catch(() => undefined);
  const path = `${BOOKING_MUTATIONS[kind].book.path}/${encodeURIComponent(bookingId)}`;
  const reading = await askForOwn(deps.fetch, path, booking?.secret);
  if (reading.kind !== 'received') return reading;
  const read = isRecord(reading.body) ? reading.body.reservation : null;
  if (!isBookingResponse(read)) return { kind: 'unreachable' };
  const response = responseWithoutGuest(read);
  if (!booking) return { kind: 'found', response };
  await withDb(db, () =>
    db.transaction('rw', db.myBooking, async () => {
      const now = await db.myBooking.get(bookingId);
      if (now) await db.myBooking.put(withResponse(now, response, deps.now()));
    }),
  );
  return { kind: 'found', response };
}
