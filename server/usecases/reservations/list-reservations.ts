import * as v from 'valibot';
import { pageQuery } from '#domain/page-query';
import { RESERVATION_STATUSES } from '#domain/reservations/booking';
import { bookBegins, isDay } from '#domain/reservations/slots';
import type { ReservationsRepository } from '../../repositories/bookings.repository';
import { reservationRead } from '../../repositories/rows/booking-wire';

/** The filters of the list: a status (`all` is every one), an evening, and a page. */
export const listReservationsQuery = v.object({
  status: v.optional(v.picklist(['all', ...RESERVATION_STATUSES], 'booking.status_unknown'), 'all'),
  date: v.exactOptional(v.pipe(v.string(), v.check(isDay, 'date.invalid'))),
  ...pageQuery,
});

/** Table reservations for staff, by their time: of an evening, or from last night on; a page of it. */
export async function listReservations(
  { reservations, now }: { reservations: ReservationsRepository; now: () => number },
  { status, date, page, limit }: v.InferOutput<typeof listReservationsQuery>,
) {
  const found = await reservations.list({
    ...(status === 'all' ? {} : { status }),
    ...(date === undefined ? { sinceDay: bookBegins(now()) } : { serviceDay: date }),
    offset: (page - 1) * limit,
    limit,
  });
  return { reservations: found.map(reservationRead) };
}
