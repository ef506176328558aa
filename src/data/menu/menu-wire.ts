import type { Allergen, MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { kurusOf } from '#domain/money';
import type { Station } from '#domain/stations/station';

/** Older builds and their stored menus know no `noAllergens`: there, an empty list means unchecked. */
export type WireMenuItem = Omit<MenuItem, 'priceKurus' | 'allergens'> & {
  price: string;
  allergens: Allergen[];
  noAllergens?: true;
};

/** Rows of older builds lack the station. */
export type StaffMenuItem = WireMenuItem & { v: number; station?: Station };

/** Reads rows by hand-written checks: the first screen needs them before any library loads. Leaves out invalid rows. */
export function menuItemsOf(rows: unknown): MenuItem[] {
  return Array.isArray(rows) ? rows.flatMap(menuItemOf) : [];
}

export function menuCategoriesOf(rows: unknown): MenuCategory[] {
  return Array.isArray(rows) ? rows.filter(isCategory) : [];
}

function menuItemOf(row: unknown): MenuItem[] {
  if (!isWireItem(row)) return [];
  const { price, allergens: stated, noAllergens, ...item } = row;
  const priceKurus = kurusOf(price);
  if (priceKurus === null) return [];
  const { descriptionEn = '', descriptionTr = '' } = item;
  const allergens = noAllergens ? [] : stated?.length ? stated : null;
  return [{ ...item, allergens, descriptionEn, descriptionTr, priceKurus }];
}

const NAMED = { id: 'number', nameEn: 'string', nameTr: 'string' };
const WIRE_ITEM = { ...NAMED, categoryId: 'number', price: 'string', isAvailable: 'boolean' };

function isWireItem(row: unknown): row is WireMenuItem {
  return hasFields(row, WIRE_ITEM);
}

function isCategory(row: unknown): row is MenuCategory {
  return hasFields(row, { ...NAMED, slug: 'string' });
}

function hasFields(row: unknown, types: Readonly<Record<string, string>>): boolean {
  return (
    typeof row === 'object' &&
    row !== null &&
    Object.entries(types).every(([name, type]) => typeof Reflect.get(row, name) === type)
  );
}
