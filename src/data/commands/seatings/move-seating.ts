import { type MoveSeatingInput, moveSeatingMutation } from '#domain/seatings/seating';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';

/** Moves a party to another table, or onto the bill of the party there. @throws DomainError unauthorized */
export async function moveSeating(
  deps: DataDeps<AdminDb>,
  { seatingId, ...body }: MoveSeatingInput & { seatingId: string },
): Promise<void> {
  await enqueue(deps, {
    mutation: moveSeatingMutation,
    entityId: seatingId,
    body,
  });
}
