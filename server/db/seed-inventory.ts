import { sql } from 'drizzle-orm';
import { milliOf } from '#domain/quantity';
import { insertWhere } from './conditional-insert';
import type { Gateway } from './gateway';
import { inventoryKeys } from './inventory-keys';
import { DEMO_INVENTORY } from './seed/inventory';
import { inventoryItems, inventoryMovements } from './tables/inventory.table';
import { meta } from './tables/sync.table';

type SeedDeps = { gateway: Gateway; now: () => number; newId: () => string };

export async function seedDemoInventory({ gateway, now, newId }: SeedDeps): Promise<void> {
  const isFirst = sql`not exists (select 1 from ${meta} where k = 'inventory_seeded')`;
  const at = now();
  const items = DEMO_INVENTORY.map((seed) => ({ seed, id: newId() }));
  await gateway.write([
    ...items.map(({ seed: { currentStock: _, minStockLevel, ...words }, id }) =>
      insertWhere(
        inventoryItems,
        {
          ...words,
          ...inventoryKeys(words),
          id,
          minStockLevelMilli: milliOf(minStockLevel) ?? 0,
          updatedAt: at,
        },
        isFirst,
      ),
    ),
    ...items.map(({ seed, id }) =>
      insertWhere(
        inventoryMovements,
        {
          itemId: id,
          kind: 'count',
          milli: milliOf(seed.currentStock) ?? 0,
          expectedMilli: 0,
          at,
          receivedAt: at,
        },
        isFirst,
      ),
    ),
    insertWhere(meta, { k: 'inventory_seeded', v: '1' }, sql`true`),
  ]);
}
