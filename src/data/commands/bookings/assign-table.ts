import { assignTableMutation } from '#domain/tables/assign-table';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';

export type TableChoice = { reservationId: string; tableId: number | null; from: number | null };

/** @throws DomainError unauthorized */
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
