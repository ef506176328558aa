import { DomainError } from '#domain/error-codes';
import { reservationStatusOf } from '#domain/reservations/booking';
import { canGuestCancelReservation } from '#domain/reservations/cancel-reservation';
import type { ReservationsRepository } from '../../repositories/bookings.repository';
import type { Claim, KeptReceipt } from '../../repositories/receipts.repository';
import { isOwn, type Proof } from '../../services/files/ownership';

export type CancelReservationDeps = { reservations: ReservationsRepository; now: () => number };
export type CancelReservationAct = Proof & { claim: Claim; reservationId: string };

/** A guest cancels a reservation; its table is free at once. */
export function cancelReservation(
  { reservations, now }: CancelReservationDeps,
  { claim, reservationId, ...proof }: CancelReservationAct,
): Promise<KeptReceipt> {
  return reservations.move(claim, reservationId, (found) => {
    if (!found || !isOwn(found.row, proof)) throw new DomainError('not_found');
    const { status, startsAt, v } = found.row;
    if (!canGuestCancelReservation(reservationStatusOf(status), startsAt, now())) {
      throw new DomainError('booking.not_cancellable', { status });
    }
    const { mutationId } = claim;
    const body = JSON.stringify({ mutationId, reservationId, status: 'cancelled' });
    return {
      answer: { status: 200, body },
      after: { status: 'cancelled', statusAt: now(), statusBy: null, v: v + 1 },
    };
  });
}
