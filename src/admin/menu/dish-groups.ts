import { fold } from '#domain/fold';
import type { MenuCategory } from '#domain/menu/menu-item';
import type { DishOnMenu } from '../../data/react/staff/use-staff-menu';

export type DishGroupOnMenu = { id: number; name: string | null; dishes: DishOnMenu[] };

type Wish = { words: string; isOutOnly: boolean; language: 'en' | 'tr' };

/** Groups matching dishes by category, in the menu's order; unknown categories sort by id. */
export function dishGroups(
  dishes: readonly DishOnMenu[],
  categories: readonly MenuCategory[],
  wish: Wish,
): DishGroupOnMenu[] {
  const wanted = dishes.filter((dish) => isWanted(dish, wish));
  const ids = [...new Set([...categories.map(({ id }) => id), ...wanted.map(categoryOf)])];
  return ids
    .map((id) => {
      const category = categories.find((one) => one.id === id);
      const name = category ? category[wish.language === 'tr' ? 'nameTr' : 'nameEn'] : null;
      return { id, name, dishes: wanted.filter((dish) => dish.categoryId === id) };
    })
    .filter((group) => group.dishes.length > 0);
}

function categoryOf({ categoryId }: DishOnMenu): number {
  return categoryId;
}

/** Matches both names and ignores case and diacritics. */
function isWanted(dish: DishOnMenu, { words, isOutOnly }: Wish): boolean {
  if (isOutOnly && dish.isAvailable) return false;
  const asked = fold(words.trim());
  return [dish.nameEn, dish.nameTr].some((name) => fold(name).includes(asked));
}
