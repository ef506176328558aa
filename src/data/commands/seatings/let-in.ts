import { type LetInInput, letInMutation } from '#domain/seatings/seating';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';

/** @throws DomainError unauthorized */
export async function letIn(
  deps: DataDeps<AdminDb>,
  { seatingId, ...body }: { seatingId: string } & LetInInput,
): Promise<void> {
  await enqueue(deps, { mutation: letInMutation, entityId: seatingId, body });
}
