import { assignBrunchTableMutation } from '#domain/tables/assign-brunch-table';
import type { AdminDb } from '../admin-db';
import type { DataDeps } from '../deps';
import { queueMove } from '../outbox/queue-move';
import type { TableChoice } from './assign-table';

/**
 * Gives a brunch a table, or none, as `assignTable` does for a table reservation.
 * @throws DomainError unauthorized (nobody is signed in)
 */
export async function assignBrunchTable(
  deps: DataDeps<AdminDb>,
  { reservationId, tableId, from }: TableChoice,
): Promise<void> {
  await queueMove(deps, {
    mutation: assignBrunchTableMutation,
    entityId: reservationId,
    body: { tableId, from },
  });
}
