export const INVENTORY_CATEGORIES = [
  'beer',
  'wine',
  'spirits',
  'soft_drinks',
  'kitchen',
  'shisha',
  'supplies',
] as const;
export type InventoryCategory = (typeof INVENTORY_CATEGORIES)[number];

export const INVENTORY_UNITS = ['bottle', 'can', 'keg', 'kg', 'litre', 'piece', 'pack'] as const;
export type InventoryUnit = (typeof INVENTORY_UNITS)[number];

/** An item in stock, as the API sends it. */
export type InventoryItem = {
  id: string;
  v: number;
  name: string;
  nameEn: string;
  nameTr: string;
  category: InventoryCategory;
  currentStock: number;
  unit: InventoryUnit;
  minStockLevel: number;
  /** When the stock was last counted or changed (ISO time). */
  updatedAt: string;
};

/** Low is what has come down to its minimum: it must be ordered before it runs out. */
export function isLow({
  currentStock,
  minStockLevel,
}: Pick<InventoryItem, 'currentStock' | 'minStockLevel'>): boolean {
  return currentStock <= minStockLevel;
}
