import { isOutOfStock, isSweetPotato } from '#domain/menu/item-choice';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import type { DishOnMenu } from '../../data/react/staff/use-staff-rows';

type GuestMenu = { categories: readonly MenuCategory[]; items: readonly MenuItem[] };

/** Says which sold-out fries keep guests from ordering a dish; null means none. */
export function friesMissing(
  dish: DishOnMenu,
  { categories, items }: GuestMenu,
): 'sweet' | 'all' | null {
  const fries = items.find(({ id }) => id === dish.id)?.fries;
  const slug = categories.find(({ id }) => id === dish.categoryId)?.slug ?? '';
  if (!isOutOfStock({ ...dish, ...(fries && { fries }) }, { slug })) return null;
  return isSweetPotato(dish) ? 'sweet' : 'all';
}
