/** The EU's fourteen declarable allergens (Regulation 1169/2011, annex II), as wire values. */
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

export type RewardKind = 'side' | 'chicken' | 'burger';

/** Options that a guest must choose; `auto`: by the specification's rule. */
export type ChoiceRule = 'auto' | 'add' | 'fries' | 'sauce' | 'brunch';

export type MenuCategory = {
  id: number;
  slug: string;
  nameEn: string;
  nameTr: string;
};

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
  allergens: Allergen[];
  rewardKind: RewardKind | null;
  /** Missing: derived from category and name. */
  choiceRule?: Exclude<ChoiceRule, 'auto'>;
  /** Ordered often in recent weeks; never alcohol or tobacco. */
  isPopular?: true;
};

export function isGlutenFree(item: Pick<MenuItem, 'allergens'>): boolean {
  return !item.allergens.includes('gluten');
}

/** Alcohol and shisha are served at the table only (Law 4250 and its regulation). */
export function isTableOnly(item: Pick<MenuItem, 'alcohol' | 'tobacco'>): boolean {
  return item.alcohol || item.tobacco;
}
