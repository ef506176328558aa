import * as v from 'valibot';
import { RESERVATION_STATUSES } from '#domain/reservations/booking';
import { bookBegins, isDay } from '#domain/reservations/slots';
import { reservationRead } from '../../repositories/booking-wire';
import type { ReservationsRepository } from '../../repositories/bookings.repository';

/** What a list may be asked for: a status (`all` is every one) and an evening. */
export const listReservationsQuery = v.object({
  status: v.optional(v.picklist(['all', ...RESERVATION_STATUSES], 'booking.status_unknown'), 'all'),
  date: v.exactOptional(v.pipe(v.string(), v.check(isDay, 'date.invalid'))),
});

/** Table reservations for staff, by their time: of an evening, or from last night on. */
export async function listReservations(
  { reservations, now }: { reservations: ReservationsRepository; now: () => number },
  { status, date }: v.InferOutput<typeof listReservationsQuery>,
) {
  const found = await reservations.list({
    ...(status === 'all' ? {} : { status }),
    ...(date === undefined ? { sinceDay: bookBegins(now()) } : { serviceDay: date }),
  });
  return { reservations: found.map(reservationRead) };
}
