import * as v from 'valibot';
import { bookBegins } from '#domain/bookings/slots';
import { BRUNCH_STATUSES } from '#domain/brunch/brunch-changes';
import { isDay } from '#domain/days';
import { pageQuery } from '#domain/page-query';
import type { BrunchRepository } from '../../repositories/bookings.repository';
import { brunchRead } from '../../repositories/rows/booking-wire';

/** The query filters by status (`all` for any), evening and page. */
export const listBrunchesQuery = v.object({
  status: v.optional(v.picklist(['all', ...BRUNCH_STATUSES], 'booking.status_unknown'), 'all'),
  date: v.exactOptional(v.pipe(v.string(), v.check(isDay, 'date.invalid'))),
  ...pageQuery,
});

/** Returns one page of brunch bookings by time, of an evening or from last night on. */
export async function listBrunches(
  { brunches, now }: { brunches: BrunchRepository; now: () => number },
  { status, date, page, limit }: v.InferOutput<typeof listBrunchesQuery>,
) {
  const found = await brunches.list({
    ...(status === 'all' ? {} : { status }),
    ...(date === undefined ? { sinceDay: bookBegins(now()) } : { serviceDay: date }),
    offset: (page - 1) * limit,
    limit,
  });
  return { reservations: found.map(brunchRead) };
}
