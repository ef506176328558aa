import { searchWords } from '#domain/fold';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { hasWords } from '#domain/menu/menu-search';
import { scrollToElement } from '../../ui/layout/Flow';

export function categoryElementId(slug: string): string {
  return `category-${slug}`;
}

/** Scrolls to a category, 120 px from the top by its scroll margin. */
export function scrollToCategory(slug: string, { calm = false } = {}): void {
  scrollToElement(document.getElementById(categoryElementId(slug)), { isCalm: calm });
}

export type MenuGroup = { category: MenuCategory; items: MenuItem[] };

/** Returns the menu by category, without hidden items, filtered by search and filters. */
export function menuGroups(
  categories: readonly MenuCategory[],
  items: readonly MenuItem[],
  query: string,
  passes: (item: MenuItem, category: MenuCategory) => boolean = () => true,
): MenuGroup[] {
  const words = searchWords(query);
  const found = items.filter((item) => item.isAvailable && hasWords(item, words));
  return categories
    .map((category) => ({
      category,
      items: found.filter((item) => item.categoryId === category.id && passes(item, category)),
    }))
    .filter((group) => group.items.length > 0);
}

export function countItems(groups: readonly MenuGroup[]): number {
  return groups.reduce((sum, group) => sum + group.items.length, 0);
}

/**
 * Returns how many items a search has found, or null while that is unknown.
 * @param isPartial true if the words of the other language are still loading
 */
export function countFound(groups: readonly MenuGroup[], isPartial: boolean): number | null {
  const found = countItems(groups);
  return found === 0 && isPartial ? null : found;
}
