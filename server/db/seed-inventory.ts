import { sql } from 'drizzle-orm';
import { insertWhere } from './conditional-insert';
import type { Gateway } from './gateway';
import { DEMO_INVENTORY } from './seed/inventory';
import { inventoryItems } from './tables/inventory.table';
import { meta } from './tables/sync.table';

type SeedDeps = { gateway: Gateway; now: () => number; newId: () => string };

/** Seeds the stock of a demo, once. */
export async function seedDemoInventory({ gateway, now, newId }: SeedDeps): Promise<void> {
  const isFirst = sql`not exists (select 1 from ${meta} where k = 'inventory_seeded')`;
  await gateway.write([
    ...DEMO_INVENTORY.map((item) =>
      insertWhere(inventoryItems, { ...item, id: newId(), updatedAt: now() }, isFirst),
    ),
    insertWhere(meta, { k: 'inventory_seeded', v: '1' }, sql`true`),
  ]);
}
