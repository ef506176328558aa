import * as v from 'valibot';
import type { NumberStyle } from '../quantity';
import { MOST_UNITS } from '../quantity';
import type { Words } from '../resource/resource';
import { choicesOf, defineResource, FILTERED, field, LISTED, SORTED } from '../resource/resource';
import WORDS from './inventory-words.json' with { type: 'json' };

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

export const CATEGORY_WORDS: Record<InventoryCategory, Words> = WORDS.categories;

export const INVENTORY_UNITS = ['bottle', 'can', 'keg', 'kg', 'litre', 'piece', 'pack'] as const;
export type InventoryUnit = (typeof INVENTORY_UNITS)[number];

/** Lists the units as written after a number, where Turkish nouns take no plural. */
export const UNIT_WORDS: Record<InventoryUnit, Words> = WORDS.units;

/** A lone point in kilograms and litres begins decimals: 1.250 kg is one and a quarter. */
export function numberStyleOf(unit: unknown): NumberStyle {
  return unit === 'kg' || unit === 'litre' ? 'measured' : 'grouped';
}

/** A booking of more than ten times the stock is more likely a slip than a delivery. */
export function isUnlikelyAmount(amount: number, currentStock: number): boolean {
  return currentStock > 0 && Math.abs(amount) > 10 * currentStock;
}

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
  /** The last purchase price of a unit is in lira; null means that nobody knows the price. */
  unitCost: string | null;
  supplierId: string | null;
  /** The last movement happened at this time (ISO). */
  updatedAt: string;
};

export type LowStockItem = InventoryItem & {
  supplierName: string | null;
  supplierPhone: string | null;
  supplierEmail: string | null;
};

export function isLow({
  currentStock,
  minStockLevel,
}: Pick<InventoryItem, 'currentStock' | 'minStockLevel'>): boolean {
  return currentStock <= minStockLevel;
}

const amounts = { max: MOST_UNITS, initial: 0 };
const stock = field.decimal({
  label: { en: 'Current stock', tr: 'Mevcut stok' },
  min: -MOST_UNITS,
  ...amounts,
  ...SORTED,
});

/** Counts, deliveries, waste and orders change the stock; a PUT with another stock books a correction. */
export const INVENTORY = defineResource({
  name: 'inventory_item',
  words: {
    one: { en: 'Stock item', tr: 'Stok ürünü' },
    many: { en: 'Inventory', tr: 'Stok' },
  },
  path: '/api/admin/inventory',
  read: 'inventory.read',
  change: 'inventory.change',
  sort: 'nameEn',
  title: ({ nameEn, nameTr }, language) => String((language === 'tr' ? nameTr : nameEn) ?? ''),
  fields: {
    nameEn: name({ en: 'Name (English)', tr: 'Ad (İngilizce)' }),
    nameTr: name({ en: 'Name (Turkish)', tr: 'Ad (Türkçe)' }),
    category: field.choice({
      label: { en: 'Category', tr: 'Kategori' },
      choices: choicesOf(INVENTORY_CATEGORIES, CATEGORY_WORDS),
      code: 'category.required',
      ...SORTED,
      isFilter: true,
    }),
    currentStock: { ...stock, schema: v.exactOptional(stock.schema), isOpening: true as const },
    unit: field.choice({
      label: { en: 'Unit', tr: 'Birim' },
      choices: choicesOf(INVENTORY_UNITS, UNIT_WORDS),
      code: 'unit.required',
      inList: true,
    }),
    minStockLevel: field.decimal({
      label: { en: 'Minimum', tr: 'Asgari' },
      hint: {
        en: 'At this stock the item counts as low.',
        tr: 'Stok bu miktara inince ürün azalmış sayılır.',
      },
      min: 0,
      inList: true,
      ...amounts,
    }),
    unitCost: field.optionalLira({
      label: { en: 'Cost per unit', tr: 'Birim maliyeti' },
      inList: true,
    }),
    supplierId: field.reference({
      label: { en: 'Supplier', tr: 'Tedarikçi' },
      isRequired: false,
      code: 'supplier.unknown',
      ...FILTERED,
    }),
    isLow: field.fact({ label: { en: 'Low', tr: 'Azaldı' }, kind: 'flag', ...FILTERED }),
  },
});

function name(label: Words) {
  return field.line({ label, max: 80, required: 'name.required', ...LISTED });
}
