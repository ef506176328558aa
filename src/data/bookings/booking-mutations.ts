import { bookTableMutation } from '#domain/bookings/book-table';
import { cancelTableBookingMutation } from '#domain/bookings/booking-changes';
import { bookBrunchMutation } from '#domain/brunch/book-brunch';
import { cancelBrunchMutation } from '#domain/brunch/brunch-changes';
import type { Asked, BookingKind } from './my-booking';

export const BOOKING_MUTATIONS = {
  reservation: { book: bookTableMutation, cancel: cancelTableBookingMutation },
  brunch: { book: bookBrunchMutation, cancel: cancelBrunchMutation },
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
