import type { MenuCategory, MenuItem } from './menu-item';
import { isOutOfStock, isTableOnly } from './menu-item';

type Category = Pick<MenuCategory, 'slug'>;
type Dish = Pick<MenuItem, 'id' | 'nameEn'>;

export function categoryPath({ slug }: Category): string {
  return `/menu/${slug}`;
}

/** The id finds the dish; its English name is for people. */
export function dishPath({ id, nameEn }: Dish, category: Category): string {
  const words = nameEn
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en')
    .split(/[^a-z\d]+/)
    .filter(Boolean);
  return `${categoryPath(category)}/${[id, ...words].join('-')}`;
}

/** Names a page of the menu: a category, or one of its dishes. */
export type MenuPlace = { category: MenuCategory; items: MenuItem[]; item?: MenuItem };

type Menu = { categories: readonly MenuCategory[]; items: readonly MenuItem[] };

/** @param dish the last part of the address; it may name the dish, or its category, as they were before */
export function menuPlace(
  { categories, items }: Menu,
  slug: string,
  dish?: string,
): MenuPlace | null {
  const id = Number(dish?.split('-')[0]);
  const item = dish === undefined ? undefined : items.find((one) => one.id === id);
  if (dish !== undefined && !item) return null;
  const category = categories.find((one) =>
    item ? one.id === item.categoryId : one.slug === slug,
  );
  if (!category) return null;
  const shown = items.filter((one) => one.categoryId === category.id && one.isAvailable);
  if (!item && shown.length === 0) return null;
  return { category, items: shown, ...(item && { item }) };
}

export function placePath({ category, item }: MenuPlace): string {
  return item ? dishPath(item, category) : categoryPath(category);
}

/** The law forbids advertising alcohol and tobacco: search engines get no page of them. */
export function isAdvertisable({ items, item }: MenuPlace): boolean {
  return item ? !isTableOnly(item) : items.some((one) => !isTableOnly(one));
}

export function isSoldOut(item: MenuItem, category: Category): boolean {
  return !item.isAvailable || isOutOfStock(item, category);
}

/** Lists the addresses that search engines may have, in the order of the menu. */
export function advertisedPaths(menu: Menu): string[] {
  const places = menu.categories.flatMap(({ slug }) => menuPlace(menu, slug) ?? []);
  return places.filter(isAdvertisable).flatMap((place) => [
    placePath(place),
    ...place.items
      .map((item) => ({ ...place, item }))
      .filter(isAdvertisable)
      .map(placePath),
  ]);
}
