import { isGlutenFree, type MenuCategory, type MenuItem } from './menu-item';

/** What a guest with a diet looks for on a card. */
export type ItemTag = 'vegan' | 'vegetarian' | 'glutenFree' | 'spicy' | 'alcoholFree';

/** Where alcohol is the rule, its absence is worth a word. */
const BAR: readonly string[] = ['cocktails', 'mocktails', 'beers', 'wines'];
/** Diet tags are for food only, not for drinks. */
const NOT_FOOD: readonly string[] = [...BAR, 'soft-drinks', 'hot-drinks', 'shisha'];

/** The tags of one item, in the order they are shown. */
export function itemTags(item: MenuItem, { slug }: Pick<MenuCategory, 'slug'>): ItemTag[] {
  const isFood = !NOT_FOOD.includes(slug);
  const tags: ItemTag[] = [];
  if (isFood && item.vegan) tags.push('vegan');
  else if (isFood && item.vegetarian) tags.push('vegetarian');
  if (isFood && isGlutenFree(item)) tags.push('glutenFree');
  if (item.spicy) tags.push('spicy');
  if (BAR.includes(slug) && !item.alcohol) tags.push('alcoholFree');
  return tags;
}
