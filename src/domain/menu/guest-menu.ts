import * as v from 'valibot';
import { listOf } from '../fields';
import type { MenuCategory, MenuItem } from './menu-item';
import { ALLERGENS, FRIES, isOutOfStock } from './menu-item';

const MOST_ROWS = 500;

export const orderMenuInput = v.object({
  ids: v.pipe(
    listOf(v.pipe(v.number('id.invalid'), v.integer('id.invalid')), MOST_ROWS),
    v.minLength(1, 'id.invalid'),
    v.check((ids) => new Set(ids).size === ids.length, 'id.invalid'),
  ),
});

export type PriceGroup = { category: MenuCategory; items: MenuItem[] };

export function priceListOf(
  categories: readonly MenuCategory[],
  items: readonly MenuItem[],
): PriceGroup[] {
  return categories
    .map((category) => ({
      category,
      items: items.filter(
        (item) =>
          item.categoryId === category.id && item.isAvailable && !isOutOfStock(item, category),
      ),
    }))
    .filter((group) => group.items.length > 0);
}

type Language = 'en' | 'tr';

/** `visitor`: both languages, the visitor's own first; the others name the first, or the only one. */
export const PRICE_LIST_LANGUAGES = ['visitor', 'tr-en', 'en-tr', 'tr', 'en'] as const;
export type PriceListLanguages = (typeof PRICE_LIST_LANGUAGES)[number];

export function offeredLanguages(setting: PriceListLanguages): readonly Language[] {
  return setting === 'tr' || setting === 'en' ? [setting] : ['en', 'tr'];
}

/** @param asked the language of the link; @param own the visitor's own language */
export function priceListLanguage(
  setting: PriceListLanguages,
  asked: string | undefined,
  own: Language,
): Language {
  const offered = offeredLanguages(setting);
  const [only] = offered;
  if (only && offered.length === 1) return only;
  if (asked === 'en' || asked === 'tr') return asked;
  if (setting === 'visitor') return own;
  return setting === 'tr-en' ? 'tr' : 'en';
}

/** List what everybody may read of the menu. */
export const guestCategories = v.array(
  v.object({ id: v.number(), slug: v.string(), nameEn: v.string(), nameTr: v.string() }),
);

export const guestItems = v.array(
  v.object({
    id: v.number(),
    categoryId: v.number(),
    name: v.string(),
    nameEn: v.string(),
    nameTr: v.string(),
    description: v.string(),
    descriptionEn: v.string(),
    descriptionTr: v.string(),
    price: v.string(),
    imageUrl: v.string(),
    isAvailable: v.boolean(),
    alcohol: v.boolean(),
    tobacco: v.boolean(),
    pork: v.boolean(),
    vegetarian: v.boolean(),
    vegan: v.boolean(),
    spicy: v.boolean(),
    allergens: v.array(v.picklist(ALLERGENS)),
    noAllergens: v.exactOptional(v.literal(true)),
    rewardKind: v.nullable(v.picklist(['side', 'chicken', 'burger'])),
    choiceRule: v.exactOptional(v.picklist(['add', 'fries', 'sauce', 'brunch'])),
    fries: v.exactOptional(
      v.object({ kurus: v.number(), soldOut: v.pipe(v.array(v.picklist(FRIES)), v.readonly()) }),
    ),
    isPopular: v.exactOptional(v.literal(true)),
  }),
);
