import { fold } from '#domain/fold';
import type { MenuCategory } from '#domain/menu/menu-item';
import type { DishOnMenu } from '../../data/react/staff/use-staff-rows';

/** Without id and name: the dishes of unknown categories. */
export type DishGroupOnMenu = { id: number | null; name: string | null; dishes: DishOnMenu[] };

type Wish = { words: string; isOutOnly: boolean; language: 'en' | 'tr' };

/** Groups matching dishes by category, in the menu's order; those of unknown categories come last. */
export function dishGroups(
  dishes: readonly DishOnMenu[],
  categories: readonly MenuCategory[],
  wish: Wish,
): DishGroupOnMenu[] {
  const wanted = dishes.filter((dish) => isWanted(dish, wish));
  const known = new Set(categories.map(({ id }) => id));
  return [
    ...categories.map(({ id, nameEn, nameTr }) => ({
      id,
      name: wish.language === 'tr' ? nameTr : nameEn,
      dishes: wanted.filter(({ categoryId }) => categoryId === id),
    })),
    { id: null, name: null, dishes: wanted.filter(({ categoryId }) => !known.has(categoryId)) },
  ].filter(({ dishes: found }) => found.length > 0);
}

/** Matches both names and ignores case and diacritics. */
function isWanted(dish: DishOnMenu, { words, isOutOnly }: Wish): boolean {
  if (isOutOnly && dish.isAvailable) return false;
  const asked = fold(words.trim());
  return [dish.nameEn, dish.nameTr].some((name) => fold(name).includes(asked));
}
