import type { Change } from '#domain/sync/change';
import { type AdminDb, isStaffOrder, putNewer } from '../admin-db';
import { isRecord } from '../json';
import type { WireMenuItem } from '../menu/menu-wire';

/** Writes one change; a table that this build does not know is for a later one. */
export async function applyChange(db: AdminDb, { tbl, pk, row }: Change): Promise<void> {
  switch (tbl) {
    case 'order':
      if (row === null) await db.order.delete(pk);
      else if (isStaffOrder(row)) await putNewer(db, row);
      return;
    case 'menu_item':
      if (row === null) await db.menuItem.delete(Number(pk));
      else if (isWireItem(row)) await db.menuItem.put(row);
      return;
  }
}

function isWireItem(row: unknown): row is WireMenuItem {
  return isRecord(row) && typeof row.id === 'number' && typeof row.price === 'string';
}
