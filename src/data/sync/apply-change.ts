import type { Table } from 'dexie';
import type { Change } from '#domain/sync/change';
import type { AdminDb } from '../admin-db';
import {
  isBrunch,
  isMessage,
  isSeating,
  isStaffMenuItem,
  isStaffOrder,
  isTableBooking,
  isVenueTable,
  putNewer,
} from '../row-guards';

/** Writes one change; a table that this build does not know is skipped. */
export async function applyChange(db: AdminDb, change: Change): Promise<void> {
  switch (change.tbl) {
    case 'order':
      return applyRow(db.order, isStaffOrder, change);
    case 'reservation':
      return applyRow(db.reservation, isTableBooking, change);
    case 'brunch_reservation':
      return applyRow(db.brunch, isBrunch, change);
    case 'contact_message':
      return applyRow(db.message, isMessage, change);
    case 'seating':
      return applyRow(db.seating, isSeating, change);
    case 'venue_table':
      if (change.row === null) await db.venueTable.delete(Number(change.pk));
      else if (isVenueTable(change.row)) await putNewer(db.venueTable, change.row);
      return;
    case 'menu_item':
      if (change.row === null) await db.menuItem.delete(Number(change.pk));
      else if (isStaffMenuItem(change.row)) await putNewer(db.menuItem, change.row);
  }
}

async function applyRow<Row extends { id: string; v: number }>(
  table: Table<Row, string>,
  isRow: (row: unknown) => row is Row,
  { pk, row }: Change,
): Promise<void> {
  if (row === null) await table.delete(pk);
  else if (isRow(row)) await putNewer(table, row);
}
