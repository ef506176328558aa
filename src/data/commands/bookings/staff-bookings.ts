import type { TableBookingStatus } from '#domain/bookings/booking';
import {
  canChangeTableBookingStatus,
  changeTableBookingStatusMutation,
} from '#domain/bookings/booking-changes';
import { DomainError } from '#domain/error-codes';
import {
  assignBrunchTableMutation,
  assignTableMutation,
  type SeatWalkInInput,
  seatWalkInMutation,
} from '#domain/tables/venue-table';
import type { AdminDb } from '../../admin-db';
import { withDb } from '../../db';
import type { DataDeps } from '../../deps';
import { enqueue, queued } from '../../outbox/enqueue';
import { showsStatus } from '../../outbox/optimistic-rows';

export const assignTable = queued(assignTableMutation, 'bookingId');
export const assignBrunchTable = queued(assignBrunchTableMutation, 'bookingId');

type StatusChange = {
  bookingId: string;
  from: TableBookingStatus;
  to: TableBookingStatus;
  isEarly?: boolean;
  isTogether?: boolean;
};

/** Shows the change at once and queues the mutation. @throws DomainError conflict (no such step), unauthorized */
export async function changeTableBookingStatus(
  deps: DataDeps<AdminDb>,
  { bookingId, from, to, isEarly = false, isTogether = false }: StatusChange,
): Promise<void> {
  if (!canChangeTableBookingStatus(from, to)) throw new DomainError('conflict');
  const row = await withDb(deps.db, () => deps.db.reservation.get(bookingId));
  await enqueue(deps, {
    mutation: changeTableBookingStatusMutation,
    entityId: bookingId,
    stands: (entries) =>
      row !== undefined && showsStatus(row, entries, { kind: 'reservation.status', status: to }),
    body: {
      ...{ status: to, from },
      ...(isEarly ? { isEarly } : {}),
      ...(isTogether ? { isTogether } : {}),
    },
  });
}

/** Seats a walk-in. Resolves to the booking's id. @throws DomainError unauthorized */
export async function seatWalkIn(
  deps: DataDeps<AdminDb>,
  body: SeatWalkInInput,
): Promise<{ bookingId: string }> {
  const id = deps.newId();
  await enqueue(deps, { mutation: seatWalkInMutation, entityId: id, body, id });
  return { bookingId: id };
}
