import { FRIES_PRICE_KURUS } from './extras';
import type { MenuCategory, MenuItem } from './menu-item';

/** What a tap on an item's Add does. */
export type ItemChoice = 'brunch' | 'fries' | 'sauce' | 'add' | 'out-of-stock';

type TappedItem = Pick<MenuItem, 'nameEn'>;

/** The menu's click rules (specification, section 4). Names are matched in English, without case. */
export function itemChoice(item: TappedItem, category: Pick<MenuCategory, 'slug'>): ItemChoice {
  if (isOutOfStock(item)) return 'out-of-stock';
  if (nameHas(item, 'bottomless brunch')) return 'brunch';
  if (takesFries(category)) return 'fries';
  if (takesSauce(item, category)) return 'sauce';
  return 'add';
}

/** The least that one piece can be had for: fries are part of every burger and hot dog. */
export function lowestKurus(item: Pick<MenuItem, 'priceKurus'>, choice: ItemChoice): number {
  return item.priceKurus + (choice === 'fries' ? FRIES_PRICE_KURUS : 0);
}

/** Sweet potato dishes are shown struck through and cannot be ordered. */
export function isOutOfStock(item: TappedItem): boolean {
  return nameHas(item, 'sweet potato');
}

/** Burgers and hot dogs come with a choice of fries. */
export function takesFries(category: Pick<MenuCategory, 'slug'>): boolean {
  return category.slug === 'burgers' || category.slug === 'hotdogs';
}

/** Wings and tenders come with a sauce, also the small plates of them. */
export function takesSauce(item: TappedItem, category: Pick<MenuCategory, 'slug'>): boolean {
  if (category.slug === 'wings-tenders') return true;
  const isSmallPlate = category.slug === 'small-plates';
  return isSmallPlate && (nameHas(item, 'chicken wings') || nameHas(item, 'chicken tenders'));
}

function nameHas(item: TappedItem, words: string): boolean {
  return item.nameEn.toLowerCase().includes(words);
}
