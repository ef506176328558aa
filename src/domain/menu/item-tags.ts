import type { MenuCategory, MenuItem } from './menu-item';

export type ItemTag = 'vegan' | 'vegetarian' | 'glutenFree' | 'spicy' | 'alcoholFree';

const BAR: readonly string[] = ['cocktails', 'mocktails', 'beers', 'wines'];
const NOT_FOOD: readonly string[] = [...BAR, 'soft-drinks', 'hot-drinks', 'shisha'];

export function itemTags(item: MenuItem, { slug }: Pick<MenuCategory, 'slug'>): ItemTag[] {
  const { allergens } = item;
  const isFood = allergens && !NOT_FOOD.includes(slug);
  const tags: ItemTag[] = [];
  if (isFood && item.vegan) tags.push('vegan');
  else if (isFood && item.vegetarian) tags.push('vegetarian');
  if (isFood && !allergens.includes('gluten')) tags.push('glutenFree');
  if (item.spicy) tags.push('spicy');
  if (allergens && BAR.includes(slug) && !item.alcohol) tags.push('alcoholFree');
  return tags;
}
