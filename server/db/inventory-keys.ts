import { eq } from 'drizzle-orm';
import { fold, sortKey } from '#domain/fold';
import type { Gateway } from './gateway';
import { updateWhere } from './gateway';
import { inventoryItems } from './tables/inventory.table';

/** Returns the sort and search keys of items, because SQLite folds ASCII only. */
export function inventoryKeys({ nameEn, nameTr }: { nameEn: string; nameTr: string }) {
  return {
    nameEnKey: sortKey(nameEn),
    nameTrKey: sortKey(nameTr),
    searchText: fold(`${nameEn}\n${nameTr}`),
  };
}

/** Adds keys to items of older builds. */
export async function keyOldInventory(gateway: Gateway): Promise<void> {
  const rows = await gateway.rows(inventoryItems, eq(inventoryItems.nameEnKey, ''));
  if (rows.length === 0) return;
  await gateway.write(
    rows.map((row) =>
      updateWhere(inventoryItems, inventoryKeys(row), eq(inventoryItems.id, row.id)),
    ),
  );
}
