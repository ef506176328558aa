import * as v from 'valibot';
import { REWARD_KINDS } from '#domain/club/points';
import type { Allergen, MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { ALLERGENS } from '#domain/menu/menu-item';
import { KURUS_PER_LIRA } from '#domain/money';
import { STATIONS } from '#domain/stations/station';
import menu from './menu.json' with { type: 'json' };

/** The id names the picture. A dish is available by default; its allergens are checked. */
export type SeedItem = Omit<MenuItem, 'imageUrl' | 'isAvailable' | 'allergens'> & {
  isAvailable?: boolean;
  allergens: Allergen[];
};

const NOTE = { note: v.optional(v.string()) };

const MARKS = {
  alcohol: v.optional(v.boolean()),
  tobacco: v.optional(v.boolean()),
  pork: v.optional(v.boolean()),
  vegetarian: v.optional(v.boolean()),
  vegan: v.optional(v.boolean()),
  spicy: v.optional(v.boolean()),
  rewardKind: v.optional(v.picklist(REWARD_KINDS)),
  isAvailable: v.optional(v.boolean()),
};

// Allergens have no default: each new dish must state them.
const DISH = v.strictObject({
  id: v.number(),
  nameEn: v.string(),
  nameTr: v.string(),
  descriptionEn: v.string(),
  descriptionTr: v.string(),
  priceLira: v.number(),
  ...MARKS,
  ...NOTE,
  allergens: v.array(v.picklist(ALLERGENS)),
});

const CATEGORY = v.strictObject({
  id: v.number(),
  slug: v.string(),
  station: v.optional(v.picklist(STATIONS), 'kitchen'),
  nameEn: v.string(),
  nameTr: v.string(),
  ...NOTE,
  marks: v.strictObject(MARKS),
  items: v.array(DISH),
});

const UNMARKED = {
  alcohol: false,
  tobacco: false,
  pork: false,
  vegetarian: false,
  vegan: false,
  spicy: false,
  rewardKind: null,
};

const CATEGORIES = v.parse(v.array(CATEGORY), menu);

export const MENU_CATEGORIES: MenuCategory[] = CATEGORIES.map(({ id, slug, nameEn, nameTr }) => ({
  id,
  slug,
  nameEn,
  nameTr,
}));

export const CATEGORY_STATIONS = new Map(CATEGORIES.map(({ id, station }) => [id, station]));

/** The first menu lists the dishes by category. A dish's own marks come before its category's. */
export const MENU_ITEMS: SeedItem[] = CATEGORIES.flatMap(({ id: categoryId, marks, items }) =>
  items.map(({ priceLira, note: _, ...dish }) => ({
    ...UNMARKED,
    ...marks,
    ...dish,
    categoryId,
    priceKurus: priceLira * KURUS_PER_LIRA,
  })),
);
