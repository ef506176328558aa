import { createHash } from 'node:crypto';
import { asc, getTableColumns } from 'drizzle-orm';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { liraText } from '#domain/money';
import { cachedRead } from '../db/cached-read';
import type { Gateway } from '../db/gateway';
import { menuCategories, menuItems } from '../db/tables/menu.table';

/** What the menu is read from. */
export const MENU_TABLES = ['menu_item', 'menu_category'] as const;

/** The whole menu as read at once; `version` is the same for the same words, prices and stock. */
export type HouseMenu = { categories: MenuCategory[]; items: MenuItem[]; version: string };

export type MenuItemRow = typeof menuItems.$inferSelect;

export type MenuRepository = ReturnType<typeof createMenuRepository>;

/** The menu is read once and kept until a commit changes it. */
export function createMenuRepository(gateway: Gateway) {
  return cachedRead<HouseMenu>(gateway, MENU_TABLES, async () => {
    const [categories, rows] = await gateway.read((db) =>
      db.batch([
        db
          .select({
            id: menuCategories.id,
            slug: menuCategories.slug,
            nameEn: menuCategories.nameEn,
            nameTr: menuCategories.nameTr,
          })
          .from(menuCategories)
          .orderBy(asc(menuCategories.position)),
        db
          .select(getTableColumns(menuItems))
          .from(menuItems)
          .orderBy(asc(menuItems.position), asc(menuItems.id)),
      ]),
    );
    const items = rows.map(menuItemOf);
    const version = createHash('sha256')
      .update(JSON.stringify([categories, items]))
      .digest('hex');
    return { categories, items, version: version.slice(0, 16) };
  });
}

function menuItemOf({ position: _position, v: _v, ...item }: MenuItemRow): MenuItem {
  return item;
}

/** A dish as the API speaks of it: lira as text, and the specification's short names beside the long. */
export function menuItemWire({ priceKurus, ...item }: MenuItem) {
  return {
    ...item,
    name: item.nameEn,
    description: item.descriptionEn,
    price: liraText(priceKurus),
  };
}

/** A dish as tablets keep it: with its version, so that an older word never covers a newer one. */
export function staffMenuItem(row: MenuItemRow) {
  return { ...menuItemWire(menuItemOf(row)), v: row.v };
}
