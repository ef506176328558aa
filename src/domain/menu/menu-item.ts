import type * as v from 'valibot';
import { fold } from '../fold';
import type { guestCategories } from './guest-menu';

export const FRIES = ['plain', 'seasoned', 'sweet'] as const;
export type Fries = (typeof FRIES)[number];

/** What all fries add to the price of a dish, and the kinds that guests cannot have now. */
export type FriesOffer = { kurus: number; soldOut: readonly Fries[] };

export const USUAL_FRIES: FriesOffer = { kurus: 10_000, soldOut: ['sweet'] };

export const FRIES_NAMES: Record<Fries, { en: string; tr: string }> = {
  plain: { en: 'Plain Jane', tr: 'Sade' },
  seasoned: { en: 'Seasoned', tr: 'Baharatlı' },
  sweet: { en: 'Sweet Potato', tr: 'Tatlı Patates' },
};

export const SAUCES = ['bbq', 'garlic', 'spicy', 'custom-sauce'] as const;
export type Sauce = (typeof SAUCES)[number];

export const SAUCE_NAMES: Record<Sauce, { en: string; tr: string }> = {
  bbq: { en: 'Classic BBQ', tr: 'Klasik BBQ' },
  garlic: { en: 'Garlic & Herb', tr: 'Sarımsak & Otlu' },
  spicy: { en: 'Spicy', tr: 'Acılı' },
  'custom-sauce': { en: 'Custom Sauce', tr: 'Özel Sos' },
};

export const CUSTOM_SAUCE_MAX = 60;

export const NOTES_MAX = 140;

/** `customSauce` is the text for 'custom-sauce', `notes` is for the kitchen. */
export type Customizations = {
  fries?: Fries;
  sauce?: Sauce;
  customSauce?: string;
  notes?: string;
  /** Staff wrote down what the guest cannot eat. */
  allergy?: string;
};

const MAYONNAISE = { en: 'Mayonnaise', tr: 'Mayonez' };

function isMayonnaise({ sauce, customSauce }: Customizations): boolean {
  return sauce === 'custom-sauce' && customSauce === MAYONNAISE.en;
}

/** Returns the guest's own sauce; a line whose name already contains the sauce gives an empty text. */
export function typedSauce(chosen: Customizations): string | undefined {
  return isMayonnaise(chosen) ? undefined : chosen.customSauce;
}

type NamedItem = { nameEn: string; nameTr: string };

/** Builds the line name as specified: "X + Seasoned Fries", "X (Spicy Sauce)", in one language. */
export function lineName(item: NamedItem, chosen: Customizations, language: 'en' | 'tr'): string {
  const name = language === 'tr' ? item.nameTr : item.nameEn;
  const parts = [name];
  if (chosen.fries) parts.push(friesSuffix(chosen.fries, language));
  if (chosen.sauce) parts.push(sauceSuffix(chosen, chosen.sauce, language));
  return parts.join(' ');
}

/** The server's line name includes the choices, so this function removes them. */
export function dishOf(name: string, chosen: Customizations, language: 'en' | 'tr'): string {
  const choices = lineName({ nameEn: '', nameTr: '' }, chosen, language);
  return choices !== '' && name.endsWith(choices) ? name.slice(0, -choices.length) : name;
}

function friesSuffix(fries: Fries, language: 'en' | 'tr'): string {
  return language === 'tr'
    ? `+ ${FRIES_NAMES[fries].tr} Patates`.replace('Patates Patates', 'Patates')
    : `+ ${FRIES_NAMES[fries].en} Fries`;
}

function sauceSuffix(chosen: Customizations, sauce: Sauce, language: 'en' | 'tr'): string {
  const name = (isMayonnaise(chosen) ? MAYONNAISE : SAUCE_NAMES[sauce])[language];
  if (sauce === 'custom-sauce' && !isMayonnaise(chosen)) return `(${name})`;
  return language === 'tr' ? `(${name} Sos)` : `(${name} Sauce)`;
}

/** The EU declares fourteen allergens (Regulation 1169/2011, annex II); the API sends these values. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

export type Allergen = (typeof ALLERGENS)[number];

/** The record of a dish says this instead of allergens if somebody checked that it contains none. */
export const NO_ALLERGENS = 'none';

export type StatedAllergens = (Allergen | typeof NO_ALLERGENS)[];

/** Returns null for an empty list: nobody has checked the dish. */
export function checkedAllergens(stated: StatedAllergens): Allergen[] | null {
  const allergens = stated.filter((one) => one !== NO_ALLERGENS);
  return stated.length > 0 ? allergens : null;
}

export type RewardKind = 'side' | 'chicken' | 'burger';

/** Guests must choose these options; `auto` applies the specification's rule. */
export type ChoiceRule = 'auto' | 'add' | 'fries' | 'sauce' | 'brunch';

export type MenuCategory = v.InferOutput<typeof guestCategories>[number];

export type MenuItem = {
  id: number;
  categoryId: number;
  nameEn: string;
  nameTr: string;
  descriptionEn: string;
  descriptionTr: string;
  priceKurus: number;
  imageUrl: string;
  isAvailable: boolean;
  alcohol: boolean;
  tobacco: boolean;
  pork: boolean;
  vegetarian: boolean;
  vegan: boolean;
  spicy: boolean;
  /** null: nobody has checked the dish, so that it has no diet mark and no free-from mark. */
  allergens: Allergen[] | null;
  rewardKind: RewardKind | null;
  /** The server derives a missing value from category and name. */
  choiceRule?: Exclude<ChoiceRule, 'auto'>;
  /** The server omits the usual offer. */
  fries?: FriesOffer;
  /** Guests ordered the item often in recent weeks; alcohol and tobacco never get this mark. */
  isPopular?: true;
};

/** The venue serves alcohol and shisha at the table only (Law 4250 and its regulation). */
export function isTableOnly(item: Pick<MenuItem, 'alcohol' | 'tobacco'>): boolean {
  return item.alcohol || item.tobacco;
}

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

export type ItemTag = 'vegan' | 'vegetarian' | 'glutenFree' | 'spicy' | 'alcoholFree';

const BAR: readonly string[] = ['cocktails', 'mocktails', 'beers', 'wines'];
const NOT_FOOD: readonly string[] = [...BAR, 'soft-drinks', 'hot-drinks', 'shisha'];

/** Drinks and shisha are not food. */
export function isFood({ slug }: Pick<MenuCategory, 'slug'>): boolean {
  return !NOT_FOOD.includes(slug);
}

export function itemTags(item: MenuItem, category: Pick<MenuCategory, 'slug'>): ItemTag[] {
  const { allergens } = item;
  const isCheckedFood = allergens && isFood(category);
  const tags: ItemTag[] = [];
  if (isCheckedFood && item.vegan) tags.push('vegan');
  else if (isCheckedFood && item.vegetarian) tags.push('vegetarian');
  if (isCheckedFood && !allergens.includes('gluten')) tags.push('glutenFree');
  if (item.spicy) tags.push('spicy');
  if (allergens && BAR.includes(category.slug) && !item.alcohol) tags.push('alcoholFree');
  return tags;
}

export const DIETS = ['vegetarian', 'vegan', 'glutenFree', 'spicy', 'alcoholFree'] as const;
export const FAVOURITES = 'favourites';
const WITHOUT = 'no-';

export function without(allergen: string): string {
  return WITHOUT + allergen;
}

export function filtersOf(text: string): string[] {
  const known: readonly string[] = [...DIETS, FAVOURITES];
  return text.split('.').filter((name) => known.includes(name) || name.startsWith(WITHOUT));
}

/** A vegan dish also matches `vegetarian`; an unchecked dish is without nothing. */
export function passesFilters(
  item: MenuItem,
  category: Pick<MenuCategory, 'slug'>,
  filters: readonly string[],
  favourites: readonly number[],
): boolean {
  const { allergens } = item;
  const tags: readonly string[] = itemTags(item, category);
  return filters.every((filter) => {
    if (filter === FAVOURITES) return favourites.includes(item.id);
    if (filter.startsWith(WITHOUT)) return !!allergens?.every((one) => without(one) !== filter);
    return tags.includes(filter) || (filter === 'vegetarian' && tags.includes('vegan'));
  });
}

/** True if the dish has all words. The search covers both languages, because the printed menu may be in the other one. */
export function hasWords(item: MenuItem, words: readonly string[]): boolean {
  const { nameEn, nameTr, descriptionEn, descriptionTr } = item;
  const text = fold([nameEn, nameTr, descriptionEn, descriptionTr].join(' '));
  return words.every((word) => text.includes(word));
}
