import { bookBrunchMutation } from '#domain/bookings/book-brunch';
import { bookTableMutation } from '#domain/bookings/book-table';
import {
  announceLateBrunchMutation,
  announceLateTableMutation,
  cancelTableBookingMutation,
  changeBrunchTimeMutation,
  changeTableTimeMutation,
} from '#domain/bookings/booking-changes';
import { cancelBrunchMutation } from '#domain/bookings/brunch-changes';
import { entityKey, TERMINAL_KEEP_MS } from '#domain/sync/mutation';
import type { Asked, BookingKind, BookingResponse, GuestDb, MyBooking, Received } from '../db';
import { isRecord, textField } from '../json';
import { entriesOf, unsettled } from '../outbox/outbox';

export type LocalBooking = Asked &
  Pick<MyBooking, 'id' | 'code' | 'startsAt'> & { placedAt: number };

export function localBookingOf(booking: MyBooking): LocalBooking {
  const { id, code, createdAt, startsAt } = booking;
  return { ...askedOf(booking), id, code, startsAt, placedAt: createdAt };
}

function askedOf({ kind, wish }: Asked): Asked {
  // One object keeps the correlation of kind and booking, which destructuring loses for the compiler.
  return { kind, wish } as Asked;
}

const NOBODY = { guestName: '', guestEmail: '', guestPhone: '', specialRequests: '' };

function withoutGuest(booking: MyBooking): MyBooking {
  // The guest's fields are the same in both kinds, which the compiler does not carry over to the pair.
  return { ...booking, wish: { ...booking.wish, ...NOBODY } } as MyBooking;
}

/** Removes the secret of a booking that the server does not have, or whose evening is over. */
export function withoutSecret(booking: MyBooking): MyBooking {
  const { answer, ...rest } = withoutGuest(booking);
  return { ...rest, secret: '', ...(answer ? { answer: withoutLinks(answer) } : {}) };
}

function withoutLinks<Booked extends BookingResponse>(response: Booked): Booked {
  const { manageUrl: _page, calendarUrl: _entry, ...rest } = response;
  // Both links are optional in every response.
  return rest as Booked;
}

export function responseWithoutGuest<Booked extends BookingResponse>(response: Booked): Booked {
  return { ...response, guestName: '', guestEmail: null, guestPhone: '', specialRequests: null };
}

export function responseFromConfirmation(booking: MyBooking, confirmation: unknown) {
  const id = textField(confirmation, 'reservationId');
  if (id === null) return null;
  const createdAt = textField(confirmation, 'createdAt') ?? '';
  const { wish, kind, startsAt } = booking;
  const shared = {
    id,
    v: 0,
    status: textField(confirmation, 'status') ?? 'pending',
    statusAt: createdAt,
    createdAt,
    reservationDate: textField(confirmation, 'reservationDate') ?? new Date(startsAt).toISOString(),
    serviceDay: wish.serviceDay,
    reservationTime: wish.reservationTime,
    partySize: wish.partySize,
    tableLabel: textField(confirmation, 'tableLabel'),
    guestName: '',
    guestEmail: null,
    guestPhone: '',
    specialRequests: null,
    ...linksOf(confirmation),
  };
  if (kind === 'reservation') return { ...shared, tablePreference: booking.wish.tablePreference };
  const depositAmount = textField(confirmation, 'depositAmount');
  const { selectedFood, selectedSauce, selectedDrink, otherChoices = [], names } = booking.wish;
  return {
    ...shared,
    selectedFood,
    selectedSauce,
    selectedDrink,
    otherChoices,
    ...(names && { names }),
    totalAmount: textField(confirmation, 'totalAmount'),
    depositRequired: isRecord(confirmation) && confirmation.depositRequired === true,
    depositDueAt: textField(confirmation, 'depositDueAt'),
    ...(depositAmount !== null && { depositAmount }),
    depositPaidAt: null,
    firstDrinkAt: null,
  };
}

function linksOf(confirmation: unknown): Pick<BookingResponse, 'manageUrl' | 'calendarUrl'> {
  const manageUrl = textField(confirmation, 'manageUrl');
  const calendarUrl = textField(confirmation, 'calendarUrl');
  return manageUrl && calendarUrl ? { manageUrl, calendarUrl } : {};
}

export function isBookingResponse(read: unknown): read is BookingResponse {
  return (
    isRecord(read) &&
    typeof read.id === 'string' &&
    typeof read.v === 'number' &&
    typeof read.status === 'string' &&
    typeof read.reservationDate === 'string'
  );
}

/** Takes the server's response into this device's copy, which keeps a newer one. */
export function withResponse(booking: MyBooking, response: BookingResponse, now: number) {
  if (booking.answer && booking.answer.v > response.v) return booking;
  // The links come with the confirmation and with each reading, but not with a change.
  const answer = { ...linksOf(booking.answer), ...response };
  return { ...booking, answer, seenAt: now, startsAt: Date.parse(response.reservationDate) };
}

export async function receiveBooking(db: GuestDb, { entry, id, state, response, now }: Received) {
  const { kind } = entry;
  const booking = await db.myBooking.get(id);
  if (booking && kind.endsWith('.create') && state === 'cancelled') {
    await db.myBooking.put(withoutSecret(booking));
  }
  if (!booking || state !== 'acked') return;
  const changed = isRecord(response) ? response.reservation : null;
  if (isBookingResponse(changed)) {
    await db.myBooking.put(withResponse(booking, responseWithoutGuest(changed), now));
  } else if (kind.endsWith('.create')) {
    // The device may have stored a newer response already.
    const learnt = booking.answer ? null : responseFromConfirmation(booking, response);
    const known = learnt ? { answer: learnt, seenAt: now } : {};
    await db.myBooking.put(withoutGuest({ ...booking, ...known }));
  } else if (booking.answer) {
    await db.myBooking.put({ ...booking, answer: { ...booking.answer, status: 'cancelled' } });
  }
}

export const BOOKING_MUTATIONS = {
  reservation: {
    book: bookTableMutation,
    cancel: cancelTableBookingMutation,
    change: changeTableTimeMutation,
    late: announceLateTableMutation,
  },
  brunch: {
    book: bookBrunchMutation,
    cancel: cancelBrunchMutation,
    change: changeBrunchTimeMutation,
    late: announceLateBrunchMutation,
  },
} as const;

export function bookingBody({ kind, wish }: Asked): Record<string, unknown> {
  const { serviceDay, reservationTime, guestEmail, specialRequests, ...told } = wish;
  const { names: _shown, ...rest } = { names: null, ...told };
  return {
    ...rest,
    reservationDate: serviceDay,
    reservationTime,
    guestEmail,
    specialRequests: specialRequests || null,
    ...(kind === 'brunch' ? { status: 'pending' } : {}),
  };
}

export function entityOf(kind: BookingKind) {
  return BOOKING_MUTATIONS[kind].book.entity;
}

export async function forgetOldBookings(db: GuestDb, now: number): Promise<void> {
  const over = await db.myBooking
    .filter(({ secret, startsAt }) => secret !== '' && now - startsAt > TERMINAL_KEEP_MS)
    .toArray();
  for (const booking of over) {
    const open = unsettled(await entriesOf(db, entityKey(entityOf(booking.kind), booking.id)));
    if (open.length === 0) await db.myBooking.put(withoutSecret(booking));
  }
}
