import { keepsTable, type TableBookingRead, tableBookingStatusOf } from '#domain/bookings/booking';
import {
  type ChangeTableBookingStatusInput,
  canChangeTableBookingStatus,
  changeTableBookingStatusMutation,
} from '#domain/bookings/booking-changes';
import { isEarly } from '#domain/bookings/slots';
import { DomainError } from '#domain/error-codes';
import type { TableBookingsRepository } from '../../repositories/bookings.repository';
import { newsOf } from '../../repositories/rows/booking-row';
import { type TableBookingRow, tableBookingRead } from '../../repositories/rows/booking-wire';
import { type StaffChange, staffAudit } from '../../repositories/statements/staff-change';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { changeBooking } from '../shared/change-booking';
import { type OccupiedDeps, refuseOccupied } from '../shared/refuse-occupied';

export type ChangeTableBookingStatusDeps = OccupiedDeps & {
  tableBookings: TableBookingsRepository;
  now: () => number;
  newId: () => string;
};

/** An equal status succeeds; otherwise the first change wins, and the second gets a conflict that names its author. */
export function changeTableBookingStatus(
  deps: ChangeTableBookingStatusDeps,
  request: StaffChange<ChangeTableBookingStatusInput>,
): Promise<MutationResponse> {
  const { tableBookings, now, newId } = deps;
  const { claim, change, member } = request;
  return changeBooking(tableBookings, request, async (found) => {
    const { row, tableLabel } = found;
    const at = now();
    const responseFor = (reservation: TableBookingRead) => ({
      status: 200,
      body: JSON.stringify({ mutationId: claim.mutationId, reservation }),
    });
    if (row.status === change.status) return { response: responseFor(tableBookingRead(found)), at };
    const isAsSeen = change.from === undefined || change.from === row.status;
    if (
      !isAsSeen ||
      !canChangeTableBookingStatus(tableBookingStatusOf(row.status), change.status)
    ) {
      const current = tableBookingRead(found);
      throw new DomainError('conflict', { current, by: current.statusBy, at: current.statusAt });
    }
    if (isUnasked(row, request, at)) throw new DomainError('booking.too_early');
    const { status, isTogether = false } = change;
    const comesBack = keepsTable(status) && !keepsTable(row.status);
    const sitsAlone = status === 'seated' && !isTogether;
    if (sitsAlone && !comesBack) {
      await refuseOccupied(deps, found, { current: tableBookingRead(found), at });
    }
    const after = { status, statusAt: at, statusBy: member.firstName, v: row.v + 1 };
    return {
      response: responseFor(tableBookingRead({ row: { ...row, ...after }, tableLabel })),
      after,
      comesBack,
      sitsAt: sitsAlone ? at : undefined,
      audit: staffAudit(request, {
        id: newId(),
        action: changeTableBookingStatusMutation.audit,
        tbl: 'reservation',
        before: { status: row.status },
        since: row.receivedAt,
        at,
      }),
      effect: newsOf(row, status, { id: newId(), at }),
    };
  });
}

/** Returns true for an unconfirmed seating more than 90 minutes before the slot, at the time of the tap. */
function isUnasked(
  { status, startsAt }: TableBookingRow,
  { change, ageMs }: StaffChange<ChangeTableBookingStatusInput>,
  at: number,
): boolean {
  // A returning party has arrived already.
  if (change.status !== 'seated' || status === 'completed' || change.isEarly) return false;
  return isEarly(startsAt, at - ageMs);
}
