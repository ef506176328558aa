import type { MenuItem } from '#domain/menu/menu-item';
import { KURUS_PER_LIRA } from '#domain/money';

/** An item of the first menu. Its picture follows from its id; it is available unless it says no. */
export type SeedItem = Omit<MenuItem, 'imageUrl' | 'isAvailable'> & { isAvailable?: boolean };

type Flag = 'alcohol' | 'tobacco' | 'pork' | 'vegetarian' | 'vegan' | 'spicy';
type Marks = Partial<Pick<MenuItem, Flag | 'rewardKind' | 'isAvailable'>>;
type Words = 'nameEn' | 'nameTr' | 'descriptionEn' | 'descriptionTr';
// Allergens have no default: who adds a dish has to think of them.
type MenuRow = Pick<MenuItem, 'id' | Words | 'allergens'> & Marks & { priceLira: number };

const UNMARKED = {
  alcohol: false,
  tobacco: false,
  pork: false,
  vegetarian: false,
  vegan: false,
  spicy: false,
  rewardKind: null,
} as const;

/** The rows of one category as items. A row's own marks win over the ones the category shares. */
export function seedItems(categoryId: number, shared: Marks, rows: MenuRow[]): SeedItem[] {
  return rows.map(({ priceLira, ...row }) => ({
    ...UNMARKED,
    ...shared,
    ...row,
    categoryId,
    priceKurus: priceLira * KURUS_PER_LIRA,
  }));
}
