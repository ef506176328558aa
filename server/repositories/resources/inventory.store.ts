import { sql } from 'drizzle-orm';
import { INVENTORY } from '#domain/inventory/inventory-item';
import { insertWhere } from '../../db/conditional-insert';
import type { Row } from '../../db/record-row';
import {
  inventoryItems,
  inventoryMovements,
  recipeLines,
  suppliers,
} from '../../db/tables/inventory.table';
import type { Guard, ResourceStore } from './resource.repository';

/** A stock that staff enter becomes a movement: the opening count, or a correction. */
export const inventoryStore: ResourceStore = {
  resource: INVENTORY,
  table: inventoryItems,
  shown: sql`${inventoryItems.archivedAt} is null`,
  facts: { isLow: sql`(current_stock <= min_stock_level)` },
  written: ({ currentStockMilli: _, ...row }, at) =>
    row.id === undefined ? row : { ...row, updatedAt: at },
  mustHold: (after, before) => [...supplierIsKnown(after), ...unitStands(after, before)],
  alongside({ before, after, at, member }, won) {
    if (!after) return [sql`delete from ${recipeLines} where item_id = ${before?.id} and ${won}`];
    const milli = Number(after.currentStockMilli ?? 0);
    if (milli === Number(before?.currentStockMilli ?? 0)) return [];
    const stock = sql`(select current_stock from ${inventoryItems} where id = ${after.id})`;
    const movement = {
      itemId: String(after.id),
      kind: before ? ('correction' as const) : ('count' as const),
      milli: sql`${milli} - ${stock}`,
      expectedMilli: before ? null : 0,
      at,
      receivedAt: at,
      by: member,
    };
    return [insertWhere(inventoryMovements, movement, won)];
  },
  // Movements refer to the item, so staff archive it instead of deleting it.
  archived: (at) => ({ archivedAt: at, v: sql`v + 1` }),
};

function supplierIsKnown({ supplierId }: Row): Guard[] {
  if (supplierId === null || supplierId === undefined) return [];
  const holds = sql`exists (select 1 from ${suppliers} where id = ${supplierId})`;
  return [{ holds, code: 'supplier.unknown' }];
}

/** The unit must stay once movements or recipes use it. */
function unitStands({ id, unit }: Row, before: Row | null): Guard[] {
  if (!before || before.unit === unit) return [];
  const holds = sql`not exists (select 1 from ${inventoryMovements} where item_id = ${id})
    and not exists (select 1 from ${recipeLines} where item_id = ${id})`;
  return [{ holds: sql`(${holds})`, code: 'inventory.unit_fixed' }];
}
