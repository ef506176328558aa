import type { MenuCategory, MenuItem } from './menu-item';

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
