import type { InventoryItem } from '#domain/inventory/inventory-item';

export type SeedStock = Omit<
  InventoryItem,
  'id' | 'v' | 'name' | 'updatedAt' | 'unitCost' | 'supplierId'
>;

export const DEMO_INVENTORY: readonly SeedStock[] = [
  item('Efes Pilsen', 'Efes Pilsen', 'beer', [18, 6], 'keg'),
  item('Efes Malt', 'Efes Malt', 'beer', [96, 48], 'bottle'),
  item('Tuborg Gold', 'Tuborg Gold', 'beer', [24, 48], 'bottle'),
  item('House red', 'Ev şarabı (kırmızı)', 'wine', [22, 12], 'bottle'),
  item('House white', 'Ev şarabı (beyaz)', 'wine', [9, 12], 'bottle'),
  item('White rum', 'Beyaz rom', 'spirits', [14, 6], 'bottle'),
  item('Vodka', 'Votka', 'spirits', [5, 6], 'bottle'),
  item('Tequila', 'Tekila', 'spirits', [8, 4], 'bottle'),
  item('Cola', 'Kola', 'soft_drinks', [180, 72], 'can'),
  item('Soda water', 'Soda', 'soft_drinks', [120, 60], 'bottle'),
  item('Minced beef', 'Dana kıyma', 'kitchen', [12.5, 15], 'kg'),
  item('Burger buns', 'Burger ekmeği', 'kitchen', [140, 80], 'piece'),
  item('Chicken tenders', 'Tavuk strips', 'kitchen', [16, 8], 'kg'),
  item('Potatoes for fries', 'Patates (kızartmalık)', 'kitchen', [45, 25], 'kg'),
  item('Frying oil', 'Kızartma yağı', 'kitchen', [36, 20], 'litre'),
  item('Fresh mint', 'Taze nane', 'kitchen', [0.8, 1], 'kg'),
  item('Shisha tobacco, double apple', 'Nargile tütünü, çift elma', 'shisha', [6, 4], 'pack'),
  item('Shisha charcoal', 'Nargile kömürü', 'shisha', [3, 5], 'pack'),
  item('Napkins', 'Peçete', 'supplies', [40, 15], 'pack'),
  item('Receipt rolls, 80 mm', 'Fiş rulosu, 80 mm', 'supplies', [24, 10], 'piece'),
];

function item(
  nameEn: string,
  nameTr: string,
  category: InventoryItem['category'],
  [currentStock, minStockLevel]: [number, number],
  unit: InventoryItem['unit'],
): SeedStock {
  return { nameEn, nameTr, category, currentStock, unit, minStockLevel };
}
