import { DomainError } from '#domain/error-codes';
import { keepsTable, reservationStatusOf } from '#domain/reservations/booking';
import {
  type ChangeReservationStatusInput,
  canChangeReservationStatus,
} from '#domain/reservations/change-reservation-status';
import { newsOf } from '../../repositories/booking-row';
import { reservationRead } from '../../repositories/booking-wire';
import type { ReservationsRepository } from '../../repositories/bookings.repository';
import type { KeptReceipt } from '../../repositories/receipts.repository';
import { type StaffMove, statusAudit } from '../../repositories/staff-move';

export type ChangeReservationStatusDeps = {
  reservations: ReservationsRepository;
  now: () => number;
  newId: () => string;
};

/** Staff move a reservation on. The first wins; who saw an older status learns who moved it and when. */
export function changeReservationStatus(
  { reservations, now, newId }: ChangeReservationStatusDeps,
  act: StaffMove<ChangeReservationStatusInput>,
): Promise<KeptReceipt> {
  const { claim, reservationId, change, member } = act;
  return reservations.move(claim, reservationId, (found) => {
    if (!found) throw new DomainError('not_found');
    const { row, tableLabel } = found;
    const isAsSeen = change.from === undefined || change.from === row.status;
    if (!isAsSeen || !canChangeReservationStatus(reservationStatusOf(row.status), change.status)) {
      const current = reservationRead(found);
      throw new DomainError('conflict', { current, by: current.statusBy, at: current.statusAt });
    }
    const at = now();
    const { status } = change;
    const after = { status, statusAt: at, statusBy: member.firstName, v: row.v + 1 };
    const reservation = reservationRead({ row: { ...row, ...after }, tableLabel });
    return {
      answer: {
        status: 200,
        body: JSON.stringify({ mutationId: claim.mutationId, reservation }),
      },
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
