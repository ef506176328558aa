import { tableBookingStatusOf } from '#domain/bookings/booking';
import { canGuestCancelBooking } from '#domain/bookings/booking-changes';
import { DomainError } from '#domain/error-codes';
import { TERMINAL_KEEP_MS } from '#domain/sync/age';
import type {
  BrunchRepository,
  TableBookingsRepository,
} from '../../repositories/bookings.repository';
import { brunchRead, tableBookingRead } from '../../repositories/rows/booking-wire';
import { isOwn, type Reader } from '../../services/files/ownership';
import {
  bookingLinks,
  type LinkedBooking,
  opensBooking,
} from '../../services/secrets/booking-links';
import type { Keys } from '../../services/secrets/keys';

export type OpenBookingDeps = {
  tableBookings: TableBookingsRepository;
  brunches: BrunchRepository;
  keys: Keys;
  now: () => number;
};

export type OpenBookingInput = LinkedBooking & {
  /** The link contains this key. */
  key: string | null;
  /** The guest's browser and a staff session are other proofs; with null only the link counts. */
  reader: Reader | null;
};

/** Reads a booking by its link; the link expires two days after the evening. */
export async function openBooking(deps: OpenBookingDeps, input: OpenBookingInput) {
  const found = await find(deps, input);
  if (!found || !mayOpen(deps, input, found.row)) throw new DomainError('not_found');
  const { kind, id } = input;
  const { read, row, mayCancel } = found;
  const isDepositDue =
    'depositRequired' in row && row.depositRequired && row.depositPaidAt === null;
  const links = bookingLinks(deps.keys, { kind, id });
  return { kind, read, mayCancel, isDepositDue, v: row.v, links };
}

async function find(
  { tableBookings, brunches, now }: OpenBookingDeps,
  { kind, id }: LinkedBooking,
) {
  if (kind === 'table') {
    const found = await tableBookings.find(id);
    if (!found) return null;
    const { row } = found;
    const status = tableBookingStatusOf(row.status);
    const mayCancel = canGuestCancelBooking(status, row.startsAt, now());
    return { row, read: tableBookingRead(found), mayCancel };
  }
  const found = await brunches.find(id);
  if (!found) return null;
  const { row } = found;
  const mayCancel = canGuestCancelBooking(row.status, row.startsAt, now());
  return { row, read: brunchRead(found), mayCancel };
}

type Row = { startsAt: number; secretHash: string | null; deviceHash: string | null };

function mayOpen({ keys, now }: OpenBookingDeps, input: OpenBookingInput, row: Row): boolean {
  const { reader, key } = input;
  if (reader && (reader.isStaff || isOwn(row, reader))) return true;
  return now() - row.startsAt <= TERMINAL_KEEP_MS && opensBooking(keys, input, key);
}
