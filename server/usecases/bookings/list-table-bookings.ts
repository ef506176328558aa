import * as v from 'valibot';
import { TABLE_BOOKING_STATUSES } from '#domain/bookings/booking';
import { bookBegins } from '#domain/bookings/slots';
import { isDay } from '#domain/days';
import { pageQuery } from '#domain/page-query';
import type { TableBookingsRepository } from '../../repositories/bookings.repository';
import { tableBookingRead } from '../../repositories/rows/booking-wire';

/** The query filters by status (`all` for any), evening and page. */
export const listTableBookingsQuery = v.object({
  status: v.optional(
    v.picklist(['all', ...TABLE_BOOKING_STATUSES], 'booking.status_unknown'),
    'all',
  ),
  date: v.exactOptional(v.pipe(v.string(), v.check(isDay, 'date.invalid'))),
  ...pageQuery,
});

/** Returns one page of table bookings by time, of an evening or from last night on. */
export async function listTableBookings(
  { tableBookings, now }: { tableBookings: TableBookingsRepository; now: () => number },
  { status, date, page, limit }: v.InferOutput<typeof listTableBookingsQuery>,
) {
  const found = await tableBookings.list({
    ...(status === 'all' ? {} : { status }),
    ...(date === undefined ? { sinceDay: bookBegins(now()) } : { serviceDay: date }),
    offset: (page - 1) * limit,
    limit,
  });
  return { reservations: found.map(tableBookingRead) };
}
