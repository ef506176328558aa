import { FRIES, type FriesOffer, USUAL_FRIES } from './extras';
import type { MenuCategory, MenuItem } from './menu-item';

export type ItemChoice = 'brunch' | 'fries' | 'sauce' | 'add' | 'out-of-stock';

type TappedItem = Pick<MenuItem, 'nameEn' | 'choiceRule' | 'fries'>;

/** Follows the specification's click rules (section 4). The rules match English names and ignore case. */
export function itemChoice(item: TappedItem, category: Pick<MenuCategory, 'slug'>): ItemChoice {
  if (isOutOfStock(item, category)) return 'out-of-stock';
  if (item.choiceRule) return item.choiceRule;
  if (nameHas(item, 'bottomless brunch')) return 'brunch';
  if (isWithFries(category)) return 'fries';
  if (isWithSauce(item, category)) return 'sauce';
  return 'add';
}

/** Returns the price of one piece with its fries: dishes with fries are not sold without, and all kinds cost the same. */
export function pieceKurus(
  item: Pick<MenuItem, 'priceKurus' | 'fries'>,
  choice: ItemChoice,
): number {
  return item.priceKurus + (choice === 'fries' ? friesOf(item).kurus : 0);
}

export function friesOf({ fries = USUAL_FRIES }: Pick<MenuItem, 'fries'>): FriesOffer {
  return fries;
}

/** True for sweet potato while its fries are sold out, and for a dish with fries while all of them are. */
export function isOutOfStock(item: TappedItem, category: Pick<MenuCategory, 'slug'>): boolean {
  const { soldOut } = friesOf(item);
  return (
    (isSweetPotato(item) && soldOut.includes('sweet')) ||
    (takesFries(item, category) && soldOut.length === FRIES.length)
  );
}

export function isSweetPotato(item: Pick<MenuItem, 'nameEn'>): boolean {
  return nameHas(item, 'sweet potato');
}

/** True if an order line must name its fries: burgers and hot dogs must, unless the item has its own rule. */
export function takesFries(
  { choiceRule }: Pick<MenuItem, 'choiceRule'>,
  category: Pick<MenuCategory, 'slug'>,
): boolean {
  return choiceRule ? choiceRule === 'fries' : isWithFries(category);
}

/** True if an order line must name its sauce: wings and tenders must, also as small plates. */
export function takesSauce(item: TappedItem, category: Pick<MenuCategory, 'slug'>): boolean {
  return item.choiceRule ? item.choiceRule === 'sauce' : isWithSauce(item, category);
}

function isWithFries({ slug }: Pick<MenuCategory, 'slug'>): boolean {
  return slug === 'burgers' || slug === 'hotdogs';
}

function isWithSauce(item: TappedItem, { slug }: Pick<MenuCategory, 'slug'>): boolean {
  if (slug === 'wings-tenders') return true;
  return (
    slug === 'small-plates' && (nameHas(item, 'chicken wings') || nameHas(item, 'chicken tenders'))
  );
}

function nameHas(item: Pick<MenuItem, 'nameEn'>, words: string): boolean {
  return item.nameEn.toLowerCase().includes(words);
}
