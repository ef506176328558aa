import { createHash } from 'node:crypto';
import { and, asc, countDistinct, desc, eq, getTableColumns, gte, ne, sql } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import { changeAvailabilityMutation } from '#domain/menu/change-availability';
import type { FriesOffer, MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { checkedAllergens, isSweetPotato, takesFries, USUAL_FRIES } from '#domain/menu/menu-item';
import { kurusOf, liraText } from '#domain/money';
import type { Station } from '#domain/stations/station';
import type { Gateway } from '../db/gateway';
import { cachedRead } from '../db/gateway';
import { menuCategories, menuItems, orderLines, orders } from '../db/tables/orders.table';
import { audit, staff } from '../db/tables/staff.table';
import type { SettingsRepository } from './settings.repository';

export const MENU_TABLES = ['menu_item', 'menu_category', 'setting'] as const;

/** One read returns the whole menu with the present fries; equal content has an equal `version`. */
export type StoredMenu = {
  categories: MenuCategory[];
  items: MenuItem[];
  fries: FriesOffer;
  /** By the id of a dish; guests do not read them. */
  stations: ReadonlyMap<number, Station>;
  version: string;
};

export type MenuItemRow = typeof menuItems.$inferSelect;

/** The station of a dish is its own, or its category's. */
export const stationOfDish = sql<Station>`coalesce(${menuItems.station}, (select c.station from ${menuCategories} c where c.id = ${menuItems.categoryId}))`;

/** The menu counts popular items over this many days. */
const POPULAR_DAYS_MS = 30 * 24 * 60 * 60_000;
const POPULAR_SHOWN = 8;
/** A popular item has at least this many orders. */
const POPULAR_ORDERS = 3;

/** Caches the menu until a commit changes it; each rebuild also counts the popular items. */
export function createMenuRepository(
  gateway: Gateway,
  settings: Pick<SettingsRepository, 'read'>,
  now: () => number,
) {
  const { id, slug, nameEn, nameTr } = menuCategories;
  return cachedRead<StoredMenu>(gateway, MENU_TABLES, async () => {
    const [categories, rows, popular] = await gateway.batch((db) => [
      db
        .select({ id, slug, nameEn, nameTr })
        .from(menuCategories)
        .where(eq(menuCategories.isVisible, true))
        .orderBy(asc(menuCategories.position)),
      db
        .select({ ...getTableColumns(menuItems), madeAt: stationOfDish })
        .from(menuItems)
        .where(eq(menuItems.isArchived, false))
        .orderBy(asc(menuItems.position), asc(menuItems.id)),
      popularItems(db, now() - POPULAR_DAYS_MS),
    ]);
    const fries = await friesNow(settings);
    const popularIds = new Set(popular.map(({ id }) => id));
    const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
    // A hidden category hides its items.
    const items = rows.flatMap((row): MenuItem[] => {
      const slug = slugs.get(row.categoryId);
      if (slug === undefined) return [];
      const { imageUrl, ...item } = menuItemOf(row);
      const hasFries = takesFries(item, { slug }) || isSweetPotato(item);
      return [
        {
          ...item,
          imageUrl: imageUrl || `/photos/category-${slug}-640.avif`,
          ...(hasFries && !isUsual(fries) ? { fries } : {}),
          ...(popularIds.has(row.id) ? { isPopular: true } : {}),
        },
      ];
    });
    const version = createHash('sha256')
      .update(JSON.stringify([categories, items, fries]))
      .digest('hex');
    const stations = new Map(rows.map(({ id, madeAt }) => [id, madeAt]));
    return { categories, items, fries, stations, version: version.slice(0, 16) };
  });
}

async function friesNow(settings: Pick<SettingsRepository, 'read'>): Promise<FriesOffer> {
  const { rules } = await settings.read();
  const kurus = kurusOf(rules['menu.friesPrice']) ?? USUAL_FRIES.kurus;
  return { kurus, soldOut: rules['menu.soldOutFries'] };
}

function isUsual(fries: FriesOffer): boolean {
  return JSON.stringify(fries) === JSON.stringify(USUAL_FRIES);
}

function menuItemOf(row: MenuItemRow): MenuItem {
  const { id, categoryId, nameEn, nameTr, descriptionEn, descriptionTr } = row;
  const { priceKurus, imageUrl, isAvailable, rewardKind, choiceRule } = row;
  const { alcohol, tobacco, pork, vegetarian, vegan, spicy } = row;
  return {
    ...{ id, categoryId, nameEn, nameTr, descriptionEn, descriptionTr },
    ...{ priceKurus, imageUrl, isAvailable, alcohol, tobacco, pork, vegetarian, vegan, spicy },
    ...{ allergens: checkedAllergens(row.allergens), rewardKind },
    ...(choiceRule === 'auto' ? {} : { choiceRule }),
  };
}

/** Popular items exclude alcohol and tobacco, since promoting them is illegal. */
function popularItems(db: LibSQLDatabase, since: number) {
  const times = countDistinct(orderLines.orderId);
  return db
    .select({ id: menuItems.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(menuItems, eq(menuItems.id, orderLines.menuItemId))
    .where(
      and(
        gte(orders.receivedAt, since),
        ne(orders.status, 'cancelled'),
        eq(menuItems.alcohol, false),
        eq(menuItems.tobacco, false),
      ),
    )
    .groupBy(menuItems.id)
    .having(gte(times, POPULAR_ORDERS))
    .orderBy(desc(times), asc(menuItems.id))
    .limit(POPULAR_SHOWN);
}

/** Returns a dish of the API: lira as text, and the specification's field names beside ours. */
export function menuItemWire({ priceKurus, ...item }: MenuItem) {
  return {
    ...item,
    allergens: item.allergens ?? [],
    ...(item.allergens?.length === 0 && { noAllergens: true as const }),
    name: item.nameEn,
    description: item.descriptionEn,
    price: liraText(priceKurus),
  };
}

/** Returns a dish of the replica; its version prevents an older row from replacing a newer row. */
export function staffMenuItem({ row, station }: { row: MenuItemRow; station: Station }) {
  return { ...menuItemWire(menuItemOf(row)), station, v: row.v };
}

export function createAvailabilityRepository(gateway: Gateway) {
  return {
    find: (id: number) =>
      gateway.first((db) =>
        db
          .select({ row: menuItems, station: stationOfDish })
          .from(menuItems)
          .where(eq(menuItems.id, id)),
      ),

    /** Returns person and time of the last availability change; null if nobody ever changed the dish. */
    async lastChange(id: number): Promise<{ by: string | null; at: number } | null> {
      const isAboutIt = and(
        eq(audit.tbl, 'menu_item'),
        eq(audit.pk, String(id)),
        eq(audit.action, changeAvailabilityMutation.kind),
      );
      return gateway.first((db) =>
        db
          .select({ by: staff.firstName, at: audit.receivedAt })
          .from(audit)
          .leftJoin(staff, eq(staff.id, audit.actor))
          .where(isAboutIt)
          .orderBy(desc(audit.seq))
          .limit(1),
      );
    },
  };
}
