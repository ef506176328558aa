import { sql } from 'drizzle-orm';
import type { TableArea } from '#domain/bookings/booking';
import { CATEGORY_RECORDS } from '#domain/menu/menu-categories';
import { NO_ALLERGENS } from '#domain/menu/menu-item';
import { ITEM_RECORDS } from '#domain/menu/menu-items';
import { firstPlaces, shapeFor } from '#domain/tables/table-plan';
import { insertWhere } from './conditional-insert';
import type { Gateway, Statement } from './gateway';
import { searchColumns } from './record-row';
import { CATEGORY_STATIONS, MENU_CATEGORIES, MENU_ITEMS } from './seed/menu';
import { venueTables } from './tables/bookings.table';
import { menuCategories, menuItems } from './tables/menu.table';
import { meta } from './tables/sync.table';

/** The letter in a default table's label names the area. */
const VENUE_TABLES = [
  ...tablesOf('indoor', 'S', 1, [2, 2, 2, 4, 4, 4, 6, 6, 8, 10]),
  ...tablesOf('outdoor', 'T', 21, [2, 2, 2, 2, 4, 4, 4, 4, 6, 6, 8, 10]),
  ...tablesOf('barSeating', 'B', 41, [2, 2, 2, 2, 4]),
  ...tablesOf('privateArea', 'P', 61, [4, 6, 10]),
];

function tablesOf(area: TableArea, letter: string, firstId: number, seats: number[]) {
  return firstPlaces(seats.length).map((place, index) => {
    const count = seats[index] ?? 0;
    const label = `${letter}${index + 1}`;
    return { id: firstId + index, label, area, seats: count, shape: shapeFor(count), ...place };
  });
}

/** Seeds the menu on first start only: a menu that staff emptied stays empty. */
export function seedMenu(gateway: Gateway): Promise<void> {
  return seedOnce(gateway, 'menu_seeded', () => [
    ...MENU_CATEGORIES.map((category, position) =>
      insertWhere(
        menuCategories,
        {
          ...category,
          ...searchColumns(menuCategories, CATEGORY_RECORDS, category),
          station: CATEGORY_STATIONS.get(category.id),
          position,
        },
        sql`true`,
      ),
    ),
    ...MENU_ITEMS.map((item, position) =>
      insertWhere(
        menuItems,
        {
          isAvailable: true,
          ...item,
          allergens: item.allergens.length > 0 ? item.allergens : [NO_ALLERGENS],
          ...searchColumns(menuItems, ITEM_RECORDS, item),
          position,
          imageUrl: `/photos/${item.id}-640.avif`,
        },
        sql`true`,
      ),
    ),
  ]);
}

/** Seeds default tables on first start only. A venue that deleted all its tables stays empty. */
export function seedTables(gateway: Gateway): Promise<void> {
  return seedOnce(gateway, 'tables_seeded', () =>
    VENUE_TABLES.map((table) => insertWhere(venueTables, table, sql`true`)),
  );
}

async function seedOnce(gateway: Gateway, key: string, rows: () => Statement[]): Promise<void> {
  const seeded = await gateway.row(meta, sql`${meta.k} = ${key}`);
  if (seeded) return;
  await gateway.write([...rows(), insertWhere(meta, { k: key, v: '1' }, sql`true`)]);
}
