import { isOutOfStock } from './item-choice';
import type { MenuCategory, MenuItem } from './menu-item';

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
