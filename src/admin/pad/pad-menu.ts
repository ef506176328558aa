import { useMemo } from 'react';
import { fold, searchWords } from '#domain/fold';
import { itemChoice } from '#domain/menu/item-choice';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { hasWords } from '#domain/menu/menu-search';
import { menuItemsOf } from '../../data/menu/menu-wire';
import { useStaffMenu } from '../../data/react/staff/use-staff-rows';
import { useMenu } from '../../data/react/use-menu';

export type PadMenu = {
  state: 'loading' | 'ready' | 'error';
  categories: readonly MenuCategory[];
  items: readonly MenuItem[];
  retry: () => void;
};

/** Joins the tablet's dishes, which know at once what sold out, with categories and fries of the stored menu. */
export function usePadMenu(): PadMenu {
  const { state, rows, retry } = useStaffMenu();
  const menu = useMenu();
  const { categories, reload } = menu;
  const items = useMemo(
    () => sorted(menuItemsOf(rows), menu.items).filter((item) => isOrderable(item, categories)),
    [rows, menu.items, categories],
  );
  const hasMenu = categories.length > 0;
  const known = hasMenu ? 'ready' : menu.state;
  return {
    state: state === 'ready' ? known : state,
    categories,
    items,
    retry() {
      retry();
      reload();
    },
  };
}

/** A brunch is booked, and has a bill of its own. */
function isOrderable(item: MenuItem, categories: readonly MenuCategory[]): boolean {
  const category = categories.find(({ id }) => id === item.categoryId);
  return category !== undefined && itemChoice(item, category) !== 'brunch';
}

function sorted(dishes: readonly MenuItem[], menu: readonly MenuItem[]): MenuItem[] {
  const places = new Map(menu.map((item, place) => [item.id, { item, place }]));
  return dishes
    .map((dish) => ({ ...dish, ...guestFacts(places.get(dish.id)?.item) }))
    .sort((a, b) => (places.get(a.id)?.place ?? 999) - (places.get(b.id)?.place ?? 999));
}

function guestFacts(item: MenuItem | undefined): Pick<MenuItem, 'fries' | 'isPopular'> {
  return { ...(item?.fries && { fries: item.fries }), ...(item?.isPopular && { isPopular: true }) };
}

export const OFTEN = 'often';

type Wish = { query: string; chip: string; often: readonly number[] };

/** Returns the dishes to tap: what a search found, the best first (if no dish has all words, those with some of them); else those of a category or those in demand. */
export function shownDishes({ categories, items }: PadMenu, { query, chip, often }: Wish) {
  const words = searchWords(query);
  if (words.length > 0) {
    const all = items.filter((item) => hasWords(item, words));
    const some = () => items.filter((item) => words.some((word) => hasWords(item, [word])));
    return (all.length > 0 ? all : some()).sort((a, b) => rank(a, words) - rank(b, words));
  }
  if (chip === OFTEN) return often.flatMap((id) => items.filter((item) => item.id === id));
  const category = categories.find(({ slug }) => slug === chip);
  return items.filter(({ categoryId }) => categoryId === category?.id);
}

/** A name that begins with the words comes first, then a name that has them, then a description. */
function rank({ nameEn, nameTr }: MenuItem, words: readonly string[]): number {
  const names = [fold(nameEn), fold(nameTr)];
  if (names.some((name) => name.startsWith(words.join(' ')))) return 0;
  return names.some((name) => words.every((word) => name.includes(word))) ? 1 : 2;
}
