import { type InventoryRepository, inventoryItem } from '../../repositories/inventory.repository';

export type ListInventoryDeps = { inventory: InventoryRepository };

/** All items in stock. */
export async function listInventory({ inventory }: ListInventoryDeps) {
  return { items: (await inventory.list()).map(inventoryItem) };
}

/** Items at or below their minimum, the emptiest first. */
export async function listLowStock({ inventory }: ListInventoryDeps) {
  return { items: (await inventory.low()).map(inventoryItem) };
}
