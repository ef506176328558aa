import { assignTableMutation } from '#domain/tables/assign-table';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';

export type TableChoice = { reservationId: string; tableId: number | null; from: number | null };

/**
 * Gives a table reservation a table, or none: the floor shows it at once, the server hears of it in its turn.
 * @throws DomainError unauthorized (nobody is signed in)
 */
export async function assignTable(
  deps: DataDeps<AdminDb>,
  { reservationId, tableId, from }: TableChoice,
): Promise<void> {
  await enqueue(deps, {
    mutation: assignTableMutation,
    entityId: reservationId,
    body: { tableId, from },
  });
}
