import type { LowStockItem } from '#domain/inventory/inventory-item';
import { may } from '#domain/staff/roles';
import {
  type InventoryRepository,
  inventoryItem,
} from '../../repositories/inventory/inventory.repository';

const MOST_SHOWN = 200;

/** Returns low items with their suppliers, the emptiest first, and prices only for roles that may see money. */
export async function listLowStock(
  { inventory }: { inventory: InventoryRepository },
  role: string,
): Promise<{ items: LowStockItem[] }> {
  const low = await inventory.low(MOST_SHOWN);
  const items = low.map(({ item, supplier }) => ({
    ...inventoryItem(item),
    ...(may(role, 'money.read') ? {} : { unitCost: null }),
    supplierName: supplier?.name ?? null,
    supplierPhone: supplier?.phone || null,
    supplierEmail: supplier?.email || null,
  }));
  return { items };
}
