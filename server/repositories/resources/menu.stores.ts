import { type SQL, sql } from 'drizzle-orm';
import { CATEGORY_RECORDS } from '#domain/menu/menu-categories';
import { ITEM_RECORDS, pictureHash } from '#domain/menu/menu-items';
import { SCHEDULE_RECORDS } from '#domain/menu/menu-schedule';
import { insertWhere } from '../../db/conditional-insert';
import type { Row } from '../../db/record-row';
import { menuCategories, menuItems, menuPrices, menuSchedule } from '../../db/tables/menu.table';
import { orderLines } from '../../db/tables/orders.table';
import { hasPicture } from './pictures.repository';
import type { ResourceStore } from './resource.repository';

export const categoriesStore: ResourceStore = {
  resource: CATEGORY_RECORDS,
  table: menuCategories,
  isNumbered: true,
  facts: {
    itemCount: sql<number>`(select count(*) from menu_item where menu_item.category_id = menu_category.id and is_archived = 0)`,
  },
  initial: { position: nextPosition(menuCategories) },
  mustHold: ({ id, slug }) => [
    {
      holds: sql`not exists (select 1 from ${menuCategories} where slug = ${slug} and id <> ${id})`,
      code: 'menu.slug_taken',
    },
  ],
  mayGo: ({ id }) => [
    {
      holds: sql`not exists (select 1 from ${menuItems} where category_id = ${id})`,
      code: 'menu.category_has_items',
    },
  ],
};

export const itemsStore: ResourceStore = {
  resource: ITEM_RECORDS,
  table: menuItems,
  isNumbered: true,
  facts: { hasAllergensChecked: sql<number>`${menuItems.allergens} <> '[]'` },
  initial: { position: nextPosition(menuItems) },
  archive: { isArchived: true },
  mustHold: ({ categoryId, imageUrl }) => {
    const hash = pictureHash(String(imageUrl));
    return [
      {
        holds: sql`exists (select 1 from ${menuCategories} where id = ${categoryId})`,
        code: 'menu.category_unknown',
      },
      ...(hash ? [{ holds: hasPicture(hash), code: 'picture.gone' } as const] : []),
    ];
  },
  mayGo: ({ id }) => [
    {
      holds: sql`not exists (select 1 from ${orderLines} where menu_item_id = ${id})`,
      code: 'menu.item_ordered',
    },
  ],
  alongside: ({ before, after, at, member }, won) =>
    after && before?.priceKurus !== after.priceKurus ? [priceRow(after, at, member, won)] : [],
};

export const scheduleStore: ResourceStore = {
  resource: SCHEDULE_RECORDS,
  table: menuSchedule,
  mustHold: ({ itemId, change, priceKurus }, before) => [
    {
      holds: sql`exists (select 1 from ${menuItems} where id = ${itemId} and is_archived = 0)`,
      code: 'menu.item_unknown',
    },
    {
      holds: sql`${Number(change !== 'price' || priceKurus != null)}`,
      code: 'menu.price_required',
    },
    ...(before ? [stillWaiting(before)] : []),
  ],
  mayGo: (before) => [stillWaiting(before)],
};

function stillWaiting({ id }: Row) {
  const holds = sql`exists (select 1 from ${menuSchedule} where id = ${id} and done_at is null)`;
  return { holds, code: 'menu.already_applied' } as const;
}

function nextPosition(table: typeof menuCategories | typeof menuItems): SQL {
  return sql`(select coalesce(max(position), 0) + 1 from ${table})`;
}

function priceRow({ id, priceKurus }: Row, at: number, by: string, won: SQL) {
  const row = { itemId: Number(id), priceKurus: Number(priceKurus), at, by };
  return insertWhere(menuPrices, row, won);
}
