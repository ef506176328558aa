import { itemTags } from './item-tags';
import type { MenuCategory, MenuItem } from './menu-item';

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
