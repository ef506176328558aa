import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { readJson } from '../api-client';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';

/** Needs a connection. @throws ApiError table.has_bookings, not_found, forbidden; another error without a response */
export async function removeTable(
  deps: DataDeps<AdminDb>,
  { tableId, mutationId }: { tableId: number; mutationId: string },
): Promise<void> {
  await readJson(deps, `/api/admin/tables/${tableId}`, {
    method: 'DELETE',
    body: '{}',
    headers: { [HEADERS.idempotencyKey]: mutationId },
  });
  await withDb(deps.db, () => deps.db.venueTable.delete(tableId));
}
