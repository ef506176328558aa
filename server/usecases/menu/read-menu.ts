import { allowedFields } from '#domain/allowed-fields';
import { addDays } from '#domain/days';
import type { DrawnPage } from '#domain/drawn-page';
import type { FriesOffer } from '#domain/menu/extras';
import { guestCategories, guestItems, type PriceGroup, priceListOf } from '#domain/menu/guest-menu';
import { advertisedPaths, type MenuPlace, menuPlace } from '#domain/menu/menu-pages';
import { OFTEN_DAYS, OFTEN_SHOWN, type Often } from '#domain/menu/often';
import { liraText } from '#domain/money';
import { businessDay } from '#domain/venue';
import {
  type MenuRepository,
  menuItemWire,
  type StoredMenu,
} from '../../repositories/menu.repository';
import type { MenuChangesRepository } from '../../repositories/resources/menu-changes.repository';
import { type Packed, pack } from '../../services/files/app-files';

/** Returns the rows of `/api/menu/…` for the server-rendered page. */
export async function readMenuRows(deps: {
  menu: MenuRepository;
  now: () => number;
}): Promise<DrawnPage['menu']> {
  const { categories, items, version } = await deps.menu.read();
  const rows = items.map(menuItemWire).map(({ name: _, description: __, ...row }) => row);
  return { version, savedAt: deps.now(), categories, items: rows };
}

type PriceList = { groups: PriceGroup[]; fries: FriesOffer; version: string };

export async function readPriceList({ menu }: { menu: MenuRepository }): Promise<PriceList> {
  const { categories, items, fries, version } = await menu.read();
  return { groups: priceListOf(categories, items), fries, version };
}

export async function readMenuPlace(
  { menu }: { menu: MenuRepository },
  slug: string,
  dish?: string,
): Promise<MenuPlace | null> {
  return menuPlace(await menu.read(), slug, dish);
}

export async function listMenuPages({ menu }: { menu: MenuRepository }): Promise<string[]> {
  return advertisedPaths(await menu.read());
}

/** Returns the price history of an item, latest first. */
export async function listItemPrices(
  { menuChanges }: { menuChanges: MenuChangesRepository },
  itemId: number,
) {
  const rows = await menuChanges.prices(itemId);
  return rows.map(({ priceKurus, at, by }) => ({
    price: liraText(priceKurus),
    at: new Date(at).toISOString(),
    by,
  }));
}

/** Returns the dishes that a waiter's tablet offers first. */
export async function listOften({
  menuChanges,
  now,
}: {
  menuChanges: MenuChangesRepository;
  now: () => number;
}): Promise<Often> {
  const since = addDays(businessDay(now()), -OFTEN_DAYS);
  const byHour = new Map<number, number[]>();
  for (const { hour, itemId } of await menuChanges.sold(since)) {
    const dishes = byHour.get(hour) ?? [];
    if (dishes.length < OFTEN_SHOWN) byHour.set(hour, [...dishes, itemId]);
  }
  return { hours: [...byHour].map(([hour, dishes]) => ({ hour, dishes })) };
}

/** The first menu's dishes: 9.6 KB after 20 ms; 10.7 KB after 16 ms with 6, and 9.4 KB after 90 ms with 11. */
const BROTLI_QUALITY = 10;

type PackedMenu = { version: string; categories: Packed; items: Packed };

/** The cache keeps a packed menu as long as the menu itself. */
const packs = new WeakMap<StoredMenu, Promise<PackedMenu>>();

/** Returns the compressed menu; the cache keeps the menu until it changes. */
export async function readMenu({ menu }: { menu: MenuRepository }): Promise<PackedMenu> {
  const current = await menu.read();
  const packed = packs.get(current) ?? packMenu(current);
  packs.set(current, packed);
  return packed;
}

async function packMenu({ categories, items, version }: StoredMenu): Promise<PackedMenu> {
  return {
    version,
    categories: await pack(JSON.stringify(allowedFields(guestCategories, categories))),
    items: await pack(
      JSON.stringify(allowedFields(guestItems, items.map(menuItemWire))),
      BROTLI_QUALITY,
    ),
  };
}
