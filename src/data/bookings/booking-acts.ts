import { bookBrunchMutation } from '#domain/brunch/book-brunch';
import { cancelBrunchMutation } from '#domain/brunch/cancel-brunch';
import { bookTableMutation } from '#domain/reservations/book-table';
import { cancelReservationMutation } from '#domain/reservations/cancel-reservation';
import type { Asked, BookingKind } from './my-booking';

/** The mutations of each kind of booking. */
export const BOOKING_ACTS = {
  reservation: { book: bookTableMutation, cancel: cancelReservationMutation },
  brunch: { book: bookBrunchMutation, cancel: cancelBrunchMutation },
} as const;

/** The request's body; the same wish always gives the same bytes. */
export function bookingBody({ kind, wish }: Asked): Record<string, unknown> {
  const { serviceDay, reservationTime, guestEmail, specialRequests, ...rest } = wish;
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
  return BOOKING_ACTS[kind].book.entity;
}
