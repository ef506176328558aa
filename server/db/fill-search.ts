import { eq, sql } from 'drizzle-orm';
import { CATEGORY_RECORDS } from '#domain/menu/menu-categories';
import { ITEM_RECORDS } from '#domain/menu/menu-items';
import { STAFF_ACCOUNTS } from '#domain/staff/staff-account';
import { updateWhere } from './conditional-insert';
import type { Gateway } from './gateway';
import { searchColumns } from './record-row';
import { menuCategories, menuItems } from './tables/menu.table';
import { staff } from './tables/staff.table';

const SEARCHED = [
  { table: menuCategories, resource: CATEGORY_RECORDS, key: menuCategories.searchText },
  { table: menuItems, resource: ITEM_RECORDS, key: menuItems.searchText },
  { table: staff, resource: STAFF_ACCOUNTS, key: staff.firstNameKey },
];

/** Fills the search and sort columns in databases of older builds. */
export async function fillSearch(gateway: Gateway): Promise<void> {
  for (const { table, resource, key } of SEARCHED) {
    const rows = await gateway.read((db) => db.select().from(table).where(eq(key, '')));
    if (rows.length === 0) continue;
    await gateway.write(
      rows.map((row) =>
        updateWhere(table, searchColumns(table, resource, row), sql`id = ${row.id}`),
      ),
    );
  }
}
