import type * as v from 'valibot';
import type { FriesOffer } from './extras';
import type { guestCategories } from './guest-menu';

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
