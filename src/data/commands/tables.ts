import * as tables from '#domain/tables/tables.operations';
import type { AddTableInput, ChangeTableInput, VenueTableRead } from '#domain/tables/venue-table';
import { clearTableMutation } from '#domain/tables/venue-table';
import type { StaffDeps } from '../admin-db';
import { withDb } from '../db';
import { queued } from '../outbox/enqueue';
import { removeRecord, send, sendChange } from './send';

/** Retries have the same `mutationId`. */
type SaveTable = { mutationId: string } & (
  | { tableId: null; table: AddTableInput }
  | { tableId: number; table: ChangeTableInput }
);

/**
 * Saves a table; needs a connection. After a conflict the tablet stores the colleague's version.
 * @throws ApiError conflict, table.label_taken, forbidden; another error without a response
 */
export async function saveTable(deps: StaffDeps, { mutationId, tableId, table }: SaveTable) {
  const { table: row } = await sendChange<{ table: VenueTableRead }>(
    deps,
    tableId === null ? tables.add : tables.edit,
    { id: tableId ?? '', input: table, mutationId, store: 'venueTable', name: 'table' },
  );
  return row;
}

/** Renews the code; needs a connection. @throws ApiError not_found, forbidden; another error without a response */
export async function renewTableCode(
  deps: StaffDeps,
  { tableId, mutationId }: { tableId: number; mutationId: string },
): Promise<void> {
  await send(deps, tables.renewCode, { id: tableId, mutationId });
}

/** Needs a connection. @throws ApiError table.has_bookings, table.has_party, forbidden; another error offline */
export async function removeTable(
  deps: StaffDeps,
  { tableId, mutationId }: { tableId: number; mutationId: string },
): Promise<void> {
  await removeRecord(deps, { mutationId, path: tables.list.path, id: tableId });
  await withDb(deps.db, () => deps.db.venueTable.delete(tableId));
}

export const clearTable = queued(clearTableMutation, 'tableId');
