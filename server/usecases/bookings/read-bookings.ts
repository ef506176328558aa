import * as v from 'valibot';
import { TABLE_BOOKING_STATUSES } from '#domain/bookings/booking';
import { canGuestCancelBooking } from '#domain/bookings/booking-changes';
import { bookBegins } from '#domain/bookings/slots';
import { BRUNCH_STATUSES } from '#domain/brunch/brunch-changes';
import { isDay } from '#domain/days';
import { DomainError } from '#domain/error-codes';
import { pageQuery } from '#domain/page-query';
import { TERMINAL_KEEP_MS } from '#domain/sync/age';
import type { BookingTable } from '../../db/tables/bookings.table';
import type {
  BookingRow,
  BookingsRepository,
  BrunchRepository,
  TableBookingsRepository,
} from '../../repositories/bookings.repository';
import { isOwn, type Reader } from '../../services/files/ownership';
import {
  bookingLinks,
  type LinkedBooking,
  opensBooking,
} from '../../services/secrets/booking-links';
import type { Keys } from '../../services/secrets/keys';

export type BothKinds = { tableBookings: TableBookingsRepository; brunches: BrunchRepository };

/** Finds a booking of either kind. */
export function findBooking({ tableBookings, brunches }: BothKinds, { kind, id }: LinkedBooking) {
  return kind === 'table' ? foundIn(tableBookings, id) : foundIn(brunches, id);
}

async function foundIn<Table extends BookingTable, Read>(
  { table, find, read }: BookingsRepository<Table, Read>,
  id: string,
) {
  const found = await find(id);
  return found && { row: found.row, table, read: read(found) };
}

type ReadDeps<Table extends BookingTable, Read> = {
  bookings: BookingsRepository<Table, Read>;
  keys: Keys;
};

/** The guest of the booking and staff may read the booking; all others get 404. */
export async function readBooking<Table extends BookingTable, Read extends object>(
  { bookings, keys }: ReadDeps<Table, Read>,
  { id, reader }: { id: string; reader: Reader },
) {
  const found = await foundIn(bookings, id);
  const isTheirs = found !== null && isOwn(found.row, reader);
  if (!found || !(reader.isStaff || isTheirs)) throw new DomainError('not_found');
  // Staff do not get the link: they do not need it and might share it.
  const links = isTheirs ? bookingLinks(keys, { kind: bookings.kind, id }) : {};
  return { reservation: { ...found.read, ...links } };
}

/** The query filters by status (`all` for any), evening and page. */
export const listTableBookingsQuery = listQuery(TABLE_BOOKING_STATUSES);
export const listBrunchesQuery = listQuery(BRUNCH_STATUSES);

function listQuery<Status extends string>(statuses: readonly Status[]) {
  return v.object({
    status: v.optional(v.picklist(['all', ...statuses], 'booking.status_unknown'), 'all'),
    date: v.exactOptional(v.pipe(v.string(), v.check(isDay, 'date.invalid'))),
    ...pageQuery,
  });
}

/** Returns one page of bookings by time, of an evening or from last night on. */
export async function listBookings<Table extends BookingTable, Read>(
  { bookings, now }: { bookings: BookingsRepository<Table, Read>; now: () => number },
  { status, date, page, limit }: v.InferOutput<ReturnType<typeof listQuery>>,
) {
  const found = await bookings.list({
    ...(status === 'all' ? {} : { status }),
    ...(date === undefined ? { sinceDay: bookBegins(now()) } : { serviceDay: date }),
    offset: (page - 1) * limit,
    limit,
  });
  return { reservations: found.map((one) => bookings.read(one)) };
}

export type OpenBookingDeps = BothKinds & { keys: Keys; now: () => number };

export type OpenBookingInput = LinkedBooking & {
  /** The link contains this key. */
  key: string | null;
  /** The guest's browser and a staff session are other proofs; with null only the link counts. */
  reader: Reader | null;
};

/** Reads a booking by its link; the link expires two days after the evening. */
export async function openBooking(deps: OpenBookingDeps, input: OpenBookingInput) {
  const { kind, id } = input;
  const found = await findBooking(deps, { kind, id });
  if (!found || !mayOpen(deps, input, found.row)) throw new DomainError('not_found');
  const { read, row } = found;
  const isDepositDue =
    'depositRequired' in row && row.depositRequired && row.depositPaidAt === null;
  const mayCancel = canGuestCancelBooking(row.status, row.startsAt, deps.now());
  const links = bookingLinks(deps.keys, { kind, id });
  return { kind, read, mayCancel, isDepositDue, v: row.v, links };
}

function mayOpen(
  { keys, now }: OpenBookingDeps,
  { reader, key, kind, id }: OpenBookingInput,
  row: BookingRow,
): boolean {
  if (reader && (reader.isStaff || isOwn(row, reader))) return true;
  return now() - row.startsAt <= TERMINAL_KEEP_MS && opensBooking(keys, { kind, id }, key);
}
