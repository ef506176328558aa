import { type Call, takeCallMutation } from '#domain/seatings/seating';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';

/** @throws DomainError unauthorized */
export async function takeCall(
  deps: DataDeps<AdminDb>,
  { seatingId, call, at }: { seatingId: string; call: Call; at: string },
): Promise<void> {
  await enqueue(deps, {
    mutation: takeCallMutation,
    entityId: seatingId,
    body: { call, at },
  });
}
