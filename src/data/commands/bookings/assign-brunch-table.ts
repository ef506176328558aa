import { assignBrunchTableMutation } from '#domain/tables/venue-table';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';
import type { TableChoice } from './staff-bookings';

/** @throws DomainError unauthorized */
export async function assignBrunchTable(
  deps: DataDeps<AdminDb>,
  { bookingId, tableId, from }: TableChoice,
): Promise<void> {
  await enqueue(deps, {
    mutation: assignBrunchTableMutation,
    entityId: bookingId,
    body: { tableId, from },
  });
}
