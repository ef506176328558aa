import { sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { CATEGORY_RECORDS } from '#domain/menu/menu-categories';
import { NO_ALLERGENS } from '#domain/menu/menu-item';
import { ITEM_RECORDS } from '#domain/menu/menu-items';
import { insertWhere } from './conditional-insert';
import type { Gateway, Statement } from './gateway';
import { searchColumns } from './record-row';
import { MENU_CATEGORIES } from './seed/categories';
import { MENU_ITEMS } from './seed/menu-items';
import { menuCategories, menuItems } from './tables/menu.table';
import { meta } from './tables/sync.table';

/** Seeds the menu on first start only: a menu that staff emptied stays empty. */
export async function seedMenu(gateway: Gateway): Promise<void> {
  const [seeded] = await gateway.read((db) =>
    db.select().from(meta).where(sql`${meta.k} = 'menu_seeded'`),
  );
  if (seeded) return;
  await gateway.write([
    ...MENU_CATEGORIES.map((category, position) =>
      insertRow(menuCategories, {
        ...category,
        ...searchColumns(menuCategories, CATEGORY_RECORDS, category),
        position,
      }),
    ),
    ...MENU_ITEMS.map((item, position) =>
      insertRow(menuItems, {
        isAvailable: true,
        ...item,
        allergens: item.allergens.length > 0 ? item.allergens : [NO_ALLERGENS],
        ...searchColumns(menuItems, ITEM_RECORDS, item),
        position,
        imageUrl: `/photos/${item.id}-640.avif`,
      }),
    ),
    insertRow(meta, { k: 'menu_seeded', v: '1' }),
  ]);
}

function insertRow<T extends SQLiteTable>(table: T, row: T['$inferInsert']): Statement {
  return insertWhere(table, row, sql`true`);
}
