import { type SeatWalkInInput, seatWalkInMutation } from '#domain/tables/seat-walk-in';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';

/**
 * Seats people who came without a booking. Answers the booking's id, named here.
 * @throws DomainError unauthorized (nobody is signed in)
 */
export async function seatWalkIn(
  deps: DataDeps<AdminDb>,
  body: SeatWalkInInput,
): Promise<{ reservationId: string }> {
  const id = deps.newId();
  await enqueue(deps, { mutation: seatWalkInMutation, entityId: id, body, id });
  return { reservationId: id };
}
