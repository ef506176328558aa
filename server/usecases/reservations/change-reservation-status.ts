import { DomainError } from '#domain/error-codes';
import {
  keepsTable,
  type ReservationRead,
  reservationStatusOf,
} from '#domain/reservations/booking';
import {
  type ChangeReservationStatusInput,
  canChangeReservationStatus,
} from '#domain/reservations/change-reservation-status';
import { isEarly } from '#domain/reservations/slots';
import type { ReservationsRepository } from '../../repositories/bookings.repository';
import type { KeptReceipt } from '../../repositories/receipts.repository';
import { newsOf } from '../../repositories/rows/booking-row';
import { type ReservationRow, reservationRead } from '../../repositories/rows/booking-wire';
import { type StaffMove, statusAudit } from '../../repositories/statements/staff-move';

export type ChangeReservationStatusDeps = {
  reservations: ReservationsRepository;
  now: () => number;
  newId: () => string;
};

/** Staff change a reservation's status. An equal status succeeds; otherwise the first wins, and the second learns who it was. */
export function changeReservationStatus(
  { reservations, now, newId }: ChangeReservationStatusDeps,
  act: StaffMove<ChangeReservationStatusInput>,
): Promise<KeptReceipt> {
  const { claim, reservationId, change, member } = act;
  return reservations.move(claim, reservationId, (found) => {
    if (!found) throw new DomainError('not_found');
    const { row, tableLabel } = found;
    const at = now();
    const answer = (reservation: ReservationRead) => ({
      status: 200,
      body: JSON.stringify({ mutationId: claim.mutationId, reservation }),
    });
    if (row.status === change.status) return { answer: answer(reservationRead(found)), at };
    const isAsSeen = change.from === undefined || change.from === row.status;
    if (!isAsSeen || !canChangeReservationStatus(reservationStatusOf(row.status), change.status)) {
      const current = reservationRead(found);
      throw new DomainError('conflict', { current, by: current.statusBy, at: current.statusAt });
    }
    if (isUnasked(row, act, at)) throw new DomainError('booking.too_early');
    const { status } = change;
    const after = { status, statusAt: at, statusBy: member.firstName, v: row.v + 1 };
    return {
      answer: answer(reservationRead({ row: { ...row, ...after }, tableLabel })),
      after,
      comesBack: keepsTable(status) && !keepsTable(row.status),
      audit: statusAudit(act, {
        id: newId(),
        tbl: 'reservation',
        before: row.status,
        since: row.receivedAt,
        at,
      }),
      effect: newsOf(row, status, { id: newId(), at }),
    };
  });
}

/** Whether a party is seated more than 90 minutes before its slot, at the time of the tap, without a confirmation. */
function isUnasked(
  { status, startsAt }: ReservationRow,
  { change, ageMs }: StaffMove<ChangeReservationStatusInput>,
  at: number,
): boolean {
  // A party that left comes back to its table: it has arrived already.
  if (change.status !== 'seated' || status === 'completed' || change.isEarly) return false;
  return isEarly(startsAt, at - ageMs);
}
