import { assignTableMutation } from '#domain/tables/venue-table';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';

export type TableChoice = { bookingId: string; tableId: number | null; from: number | null };

/** @throws DomainError unauthorized */
export async function assignTable(
  deps: DataDeps<AdminDb>,
  { bookingId, tableId, from }: TableChoice,
): Promise<void> {
  await enqueue(deps, {
    mutation: assignTableMutation,
    entityId: bookingId,
    body: { tableId, from },
  });
}
