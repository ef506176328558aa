import { DomainError } from '#domain/error-codes';
import type { ReservationStatus } from '#domain/reservations/booking';
import {
  canChangeReservationStatus,
  changeReservationStatusMutation,
} from '#domain/reservations/change-reservation-status';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { queueMove } from '../outbox/queue-move';

type StatusChange = { reservationId: string; from: ReservationStatus; to: ReservationStatus };

/**
 * Moves a table reservation on: the list shows it at once, the server hears of it in its turn.
 * @throws DomainError conflict (no such step), unauthorized (nobody is signed in)
 */
export async function changeReservationStatus(
  deps: DataDeps<AdminDb>,
  { reservationId, from, to }: StatusChange,
): Promise<void> {
  if (!canChangeReservationStatus(from, to)) throw new DomainError('conflict');
  await queueMove(deps, {
    mutation: changeReservationStatusMutation,
    entityId: reservationId,
    body: { status: to, from },
  });
}
