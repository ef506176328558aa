import * as tables from '#domain/tables/tables.operations';
import type { AdminDb } from '../admin-db';
import { withDb } from '../db-health';
import type { DataDeps } from '../deps';
import { removeRecord } from './remove-record';

/** Needs a connection. @throws ApiError table.has_bookings, table.has_party, forbidden; another error offline */
export async function removeTable(
  deps: DataDeps<AdminDb>,
  { tableId, mutationId }: { tableId: number; mutationId: string },
): Promise<void> {
  await removeRecord(deps, { mutationId, path: tables.list.path, id: tableId });
  await withDb(deps.db, () => deps.db.venueTable.delete(tableId));
}
