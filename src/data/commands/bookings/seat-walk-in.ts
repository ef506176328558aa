import { type SeatWalkInInput, seatWalkInMutation } from '#domain/tables/venue-table';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';

/** Seats a walk-in. Resolves to the booking's id. @throws DomainError unauthorized */
export async function seatWalkIn(
  deps: DataDeps<AdminDb>,
  body: SeatWalkInInput,
): Promise<{ bookingId: string }> {
  const id = deps.newId();
  await enqueue(deps, { mutation: seatWalkInMutation, entityId: id, body, id });
  return { bookingId: id };
}
