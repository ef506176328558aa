import type { Allergen, MenuItem } from '#domain/menu/menu-item';
import { KURUS_PER_LIRA } from '#domain/money';

/** The id names the picture. A dish is available by default; its allergens are checked. */
export type SeedItem = Omit<MenuItem, 'imageUrl' | 'isAvailable' | 'allergens'> & {
  isAvailable?: boolean;
  allergens: Allergen[];
};

type Flag = 'alcohol' | 'tobacco' | 'pork' | 'vegetarian' | 'vegan' | 'spicy';
type Marks = Partial<Pick<MenuItem, Flag | 'rewardKind' | 'isAvailable'>>;
type Words = 'nameEn' | 'nameTr' | 'descriptionEn' | 'descriptionTr';
// Allergens have no default: each new dish must state them.
type MenuRow = Pick<SeedItem, 'id' | Words | 'allergens'> & Marks & { priceLira: number };

const UNMARKED = {
  alcohol: false,
  tobacco: false,
  pork: false,
  vegetarian: false,
  vegan: false,
  spicy: false,
  rewardKind: null,
} as const;

export function seedItems(categoryId: number, shared: Marks, rows: MenuRow[]): SeedItem[] {
  return rows.map(({ priceLira, ...row }) => ({
    ...UNMARKED,
    ...shared,
    ...row,
    categoryId,
    priceKurus: priceLira * KURUS_PER_LIRA,
  }));
}
