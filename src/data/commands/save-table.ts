import { HEADERS } from '#domain/sync/mutation';
import type { AddTableInput, ChangeTableInput, VenueTableRead } from '#domain/tables/venue-table';
import { type AdminDb, putNewer } from '../admin-db';
import { readJson } from '../api-client';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';

/** A new table, or one of the house as it should be. `mutationId` is the same when it is tried again. */
export type SaveTable = { mutationId: string } & (
  | { tableId: null; table: AddTableInput }
  | { tableId: number; table: ChangeTableInput }
);

/**
 * Saves a table; only while connected.
 * @throws ApiError conflict, table.label_taken, forbidden; anything else when nothing was heard
 */
export async function saveTable(
  deps: DataDeps<AdminDb>,
  { mutationId, tableId, table }: SaveTable,
): Promise<VenueTableRead> {
  const path = tableId === null ? '/api/admin/tables' : `/api/admin/tables/${tableId}`;
  const answer = await readJson<{ table: VenueTableRead }>(deps, path, {
    method: tableId === null ? 'POST' : 'PUT',
    body: JSON.stringify(table),
    headers: { [HEADERS.idempotencyKey]: mutationId },
  });
  await withDb(deps.db, () => putNewer(deps.db.venueTable, answer.table));
  return answer.table;
}
