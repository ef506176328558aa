import type { Change } from '#domain/sync/change';
import type { RowStore } from '#domain/sync/mutation';
import type { AdminDb } from '../admin-db';
import { writeRow } from '../row-guards';

const STORES: Readonly<Partial<Record<string, RowStore>>> = {
  order: 'order',
  reservation: 'reservation',
  brunch_reservation: 'brunch',
  contact_message: 'message',
  seating: 'seating',
  venue_table: 'venueTable',
  menu_item: 'menuItem',
};
const NUMBERED: readonly RowStore[] = ['venueTable', 'menuItem'];

/** Writes one change; skips a table that this build does not know. */
export async function applyChange(db: AdminDb, { tbl, pk, row }: Change): Promise<void> {
  const store = STORES[tbl];
  if (!store) return;
  if (row !== null) return writeRow(db, store, row);
  await db.table(store).delete(NUMBERED.includes(store) ? Number(pk) : pk);
}
