import { allowedFields } from '#domain/allowed-fields';
import { DomainError } from '#domain/error-codes';
import { changeAvailabilityMutation } from '#domain/menu/change-availability';
import type { ChangePricesInput } from '#domain/menu/change-prices';
import type { PriceGroup } from '#domain/menu/guest-menu';
import { guestCategories, guestItems, priceListOf } from '#domain/menu/guest-menu';
import type { FriesOffer } from '#domain/menu/menu-item';
import type { MenuPlace } from '#domain/menu/menu-pages';
import { advertisedPaths, menuPlace } from '#domain/menu/menu-pages';
import type { Often } from '#domain/menu/often';
import { OFTEN_DAYS, OFTEN_SHOWN } from '#domain/menu/often';
import { liraText, wholeKurus } from '#domain/money';
import type { DrawnPage } from '#domain/pages/drawn-page';
import { DISH_PICTURE, pictureUrl } from '#domain/pictures/pictures';
import { addDays, businessDay } from '#domain/venue';
import { menuItems } from '../db/tables/orders.table';
import type { StoredMenu } from '../repositories/menu.repository';
import { menuItemWire, staffMenuItem } from '../repositories/menu.repository';
import type { Ordered } from '../repositories/resources/menu-changes.repository';
import { ORDERED_TABLES } from '../repositories/resources/menu-changes.repository';
import type { MutationResponse } from '../repositories/rows/responses.repository';
import type { Packed } from '../services/files/app-files';
import { pack } from '../services/files/app-files';
import { drawPicture } from '../services/files/picture-files';
import type {
  AuditDeps,
  Parts,
  RequestOf,
  StaffChangeDeps,
  StaffRequest,
} from './shared/staff-change';
import { staffChange, staffOnce, untilWritten } from './shared/staff-change';

/** Returns the rows of `/api/menu/…` for the server-rendered page. */
export async function readMenuRows(deps: Pick<Parts, 'menu' | 'now'>): Promise<DrawnPage['menu']> {
  const { categories, items, version } = await deps.menu.read();
  const rows = items.map(menuItemWire).map(({ name: _, description: __, ...row }) => row);
  return { version, savedAt: deps.now(), categories, items: rows };
}

type PriceList = { groups: PriceGroup[]; fries: FriesOffer; version: string };

export async function readPriceList({ menu }: Pick<Parts, 'menu'>): Promise<PriceList> {
  const { categories, items, fries, version } = await menu.read();
  return { groups: priceListOf(categories, items), fries, version };
}

export async function readMenuPlace(
  { menu }: Pick<Parts, 'menu'>,
  slug: string,
  dish?: string,
): Promise<MenuPlace | null> {
  return menuPlace(await menu.read(), slug, dish);
}

export async function listMenuPages({ menu }: Pick<Parts, 'menu'>): Promise<string[]> {
  return advertisedPaths(await menu.read());
}

/** Returns the price history of an item, latest first. */
export async function listItemPrices({ menuChanges }: Pick<Parts, 'menuChanges'>, itemId: number) {
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
}: Pick<Parts, 'menuChanges' | 'now'>): Promise<Often> {
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
export async function readMenu({ menu }: Pick<Parts, 'menu'>): Promise<PackedMenu> {
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

type MenuChangesDeps = Pick<Parts, 'menuChanges' | 'now' | 'newId'>;

export type ChangeAvailabilityDeps = StaffChangeDeps & Pick<Parts, 'availability'>;

type StoredDish = NonNullable<Awaited<ReturnType<Parts['availability']['find']>>>;

/** An equal value succeeds; otherwise the first change wins, and the second gets a conflict that names its author. */
export function changeAvailability(
  deps: ChangeAvailabilityDeps,
  request: RequestOf<typeof changeAvailabilityMutation, { id: string }>,
) {
  const { isAvailable, from } = request.input;
  const rows = {
    table: menuItems,
    find: (id: string) => deps.availability.find(Number(id)),
    rowOf: ({ row }: StoredDish) => row,
    read: ({ station }: StoredDish, row: StoredDish['row']) => staffMenuItem({ row, station }),
  };
  return staffChange(deps, request, rows, changeAvailabilityMutation, async (row, at) => {
    if (isAvailable === row.isAvailable) return null;
    if (from !== undefined && from !== row.isAvailable) {
      const last = await deps.availability.lastChange(row.id);
      return { conflict: { by: last?.by ?? null, at: last?.at ?? at } };
    }
    return { after: { isAvailable } };
  });
}

type Asker = Pick<StaffRequest, 'claim' | 'member'>;

/** Changes all previewed prices, or none if a price has changed since the preview. */
export function changePrices(deps: MenuChangesDeps, request: Asker & ChangePricesInput) {
  const { prices, member } = request;
  const wanted = prices.map(({ id, from, to }) => ({
    id,
    fromKurus: wholeKurus(from),
    toKurus: wholeKurus(to),
  }));
  return untilWritten(async () => {
    const present = await deps.menuChanges.present(wanted.map(({ id }) => id));
    const known = new Map(present.map(({ id, priceKurus }) => [id, priceKurus]));
    const changed = wanted.filter(({ id, fromKurus }) => known.get(id) !== fromKurus);
    if (changed.length > 0) {
      const current = changed.map(({ id }) => {
        const kurus = known.get(id);
        return { id, price: kurus === undefined ? null : liraText(kurus) };
      });
      throw new DomainError('conflict', { current });
    }
    const changes = wanted.filter(({ fromKurus, toKurus }) => fromKurus !== toKurus);
    const texts = (side: 'from' | 'to') =>
      Object.fromEntries(prices.map((price) => [String(price.id), price[side]]));
    const about = { tbl: 'menu_item', pk: '*', before: texts('from'), after: texts('to') };
    const fact = { action: 'menu.prices', ...about };
    const once = staffOnce(deps, request, fact, { body: { changed: changes.length } });
    return deps.menuChanges.changePrices(changes, member.firstName, once);
  });
}

type OrderMenuRequest = Asker & { what: Ordered; ids: readonly number[] };

/** Reorders categories, or the items of one, among their present positions. */
export function orderMenu(deps: MenuChangesDeps, request: OrderMenuRequest) {
  const { what, ids } = request;
  return untilWritten(async () => {
    const rows = await deps.menuChanges.rows(what, ids);
    if (rows.length !== ids.length || !(what in ORDERED_TABLES)) throw new DomainError('not_found');
    const places = rows.map(({ position }) => position);
    // Rows of older builds may share a position.
    const first = places[0] ?? 0;
    const isDistinct = new Set(places).size === places.length;
    const placed = ids.map((id, at) => ({
      id,
      v: 0,
      position: isDistinct ? (places[at] ?? first + at) : first + at,
    }));
    const fact = {
      action: 'menu.order',
      tbl: what === 'items' ? 'menu_item' : 'menu_category',
      pk: '*',
      before: { order: rows.map(({ id }) => id).join(', ') },
      after: { order: ids.join(', ') },
    };
    const once = staffOnce(deps, request, fact, { body: { ids } });
    return deps.menuChanges.place(what, placed, once);
  });
}

/** Stores an uploaded picture: first its files, then its row. A later change of an item or a setting refers to the picture. */
export function addPicture(
  deps: AuditDeps & Pick<Parts, 'pictures' | 'pictureFiles'>,
  request: Asker & { upload: Uint8Array },
  shape = DISH_PICTURE,
): Promise<MutationResponse> {
  const { pictures, pictureFiles } = deps;
  // The same queue deletes files without a row, so no deletion can happen in between.
  return pictureFiles.inTurn(async () => {
    const { hash, width, height, files } = await drawPicture(request.upload, shape);
    await pictureFiles.keep(files);
    const at = deps.now();
    const bytes = [...files.values()].reduce((sum, { length }) => sum + length, 0);
    const row = { hash, width, height, bytes, addedAt: at, addedBy: request.member.firstName };
    const fact = { action: 'picture.add', tbl: 'picture', pk: hash, after: { width, height }, at };
    const response = { status: 201, body: { imageUrl: pictureUrl(hash, shape), width, height } };
    return untilWritten(() => pictures.add(row, staffOnce(deps, request, fact, response)));
  });
}
