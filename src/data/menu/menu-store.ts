import type { CartLine } from '#domain/cart/cart';
import type { Customizations, MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { friesOf, isSweetPotato } from '#domain/menu/menu-item';
import { kurusOf, liraText, shownKurus } from '#domain/money';
import type { DrawnPage } from '#domain/pages/drawn-page';
import { KEPT_HEADER } from '../cache-names';
import type { WireMenuItem } from '../db';
import { drawnPage } from '../drawn-page';
import { pageFetch, probe } from '../network/net';
import { createStore } from '../store';

/** Reads rows by hand-written checks: the first screen needs them before any library loads. Leaves out invalid rows. */
export function menuItemsOf(rows: unknown): MenuItem[] {
  return Array.isArray(rows) ? rows.flatMap(menuItemOf) : [];
}

export function menuCategoriesOf(rows: unknown): MenuCategory[] {
  return Array.isArray(rows) ? rows.filter(isCategory) : [];
}

function menuItemOf(row: unknown): MenuItem[] {
  if (!isWireItem(row)) return [];
  const { price, allergens: stated, noAllergens, ...item } = row;
  const priceKurus = kurusOf(price);
  if (priceKurus === null) return [];
  const { descriptionEn = '', descriptionTr = '' } = item;
  const allergens = noAllergens ? [] : stated?.length ? stated : null;
  return [{ ...item, allergens, descriptionEn, descriptionTr, priceKurus }];
}

const NAMED = { id: 'number', nameEn: 'string', nameTr: 'string' };
const WIRE_ITEM = { ...NAMED, categoryId: 'number', price: 'string', isAvailable: 'boolean' };

function isWireItem(row: unknown): row is WireMenuItem {
  return hasFields(row, WIRE_ITEM);
}

function isCategory(row: unknown): row is MenuCategory {
  return hasFields(row, { ...NAMED, slug: 'string' });
}

function hasFields(row: unknown, types: Readonly<Record<string, string>>): boolean {
  return (
    typeof row === 'object' &&
    row !== null &&
    Object.entries(types).every(([name, type]) => typeof Reflect.get(row, name) === type)
  );
}

export type MenuOnDevice = {
  state: 'loading' | 'ready' | 'error';
  categories: MenuCategory[];
  items: MenuItem[];
  /** When the server sent the menu (ms); null means that the menu is unknown. */
  savedAt: number | null;
  /** True while the descriptions in the other language may arrive: a search may find more. */
  isPartial: boolean;
};

const MENU_HEADER = 'X-BB-Menu';
const NOW_HEADER = 'X-BB-Now';

export const menuStore = createStore<MenuOnDevice>({
  state: 'loading',
  categories: [],
  items: [],
  savedAt: null,
  isPartial: false,
});

let version: string | null = null;

export const menuVersion = () => version;

let running: Promise<void> | null = null;

/** The service worker responds from its cache and revalidates. */
export function loadMenu(): Promise<void> {
  running ??= readMenu().finally(() => {
    running = null;
  });
  return running;
}

/** Reads the menu again: a response in flight may predate the change. */
export function rereadMenu(): Promise<void> {
  return running ? running.then(loadMenu) : loadMenu();
}

async function readMenu(): Promise<void> {
  try {
    let parts = await fetchMenu();
    // The menu changed between the two responses: the app reads both again.
    if (parts.categories.version !== parts.items.version) parts = await fetchMenu();
    takeMenu({
      version: parts.items.version,
      savedAt: Math.min(parts.categories.savedAt, parts.items.savedAt),
      categories: parts.categories.rows,
      items: parts.items.rows,
    });
  } catch {
    // The menu on screen stays: an outdated menu is better than none.
    if (menuStore.get().state !== 'ready') menuStore.set({ ...menuStore.get(), state: 'error' });
  }
}

type MenuRows = { version: string | null; savedAt: number; categories: unknown; items: unknown };

/** False while the menu is that of the server-rendered page, with descriptions in one language. */
let isWhole = true;
let isWholeWanted = false;

/** Reads the words that the server-rendered page lacks, for a search in both languages or for the other language. */
export async function completeMenu(): Promise<void> {
  if (isWhole) return;
  isWholeWanted = true;
  await loadMenu();
  // Without a connection the app has the words of one language only.
  if (!isWhole) menuStore.set({ ...menuStore.get(), isPartial: false });
}

/** Shows a menu from the server. The same version keeps the rows on screen. */
export function takeMenu(
  { version: next, savedAt, categories, items }: MenuRows,
  { isWhole: isNextWhole } = { isWhole: true },
): void {
  const shown = menuStore.get();
  const isSame = version !== null && version === next && shown.state === 'ready';
  if (isSame && (isWhole || !isWholeWanted)) {
    menuStore.set({ ...shown, savedAt });
    return;
  }
  version = next;
  isWhole = isNextWhole;
  menuStore.set({
    state: 'ready',
    categories: menuCategoriesOf(categories),
    items: menuItemsOf(items),
    savedAt,
    isPartial: !isWhole,
  });
}

async function fetchMenu() {
  const [categories, items] = await Promise.all([
    fetchPart('/api/menu/categories'),
    fetchPart('/api/menu/items'),
  ]);
  return { categories, items };
}

type MenuPart = { rows: unknown; version: string | null; savedAt: number };

async function fetchPart(path: string): Promise<MenuPart> {
  const response = await pageFetch(path);
  // A captive portal answers 200 as well, but lacks our header.
  if (!response.ok || response.headers.get('X-BB-Api') !== '1')
    throw new Error(`${response.status}`);
  if (response.headers.has(KEPT_HEADER)) void probe();
  return {
    rows: await response.json(),
    version: response.headers.get(MENU_HEADER),
    savedAt: Number(response.headers.get(NOW_HEADER) ?? Date.now()),
  };
}

export function openDrawnPage(page: DrawnPage): void {
  drawnPage.set(page);
  takeMenu(page.menu, { isWhole: false });
}

export function unitKurus(
  item: Pick<MenuItem, 'priceKurus' | 'fries'>,
  customizations: Customizations,
): number {
  return item.priceKurus + (customizations.fries ? friesOf(item).kurus : 0);
}

export type LineToday = {
  line: CartLine;
  kurus: number;
  wasKurus: number | null;
  isSoldOut: boolean;
};

/** Returns the cart at the present menu. Without a menu (`items` empty) the cart stays as is: the server decides. */
export function cartToday(lines: readonly CartLine[], items: readonly MenuItem[]): LineToday[] {
  return lines.map((line) => lineToday(line, items));
}

function lineToday(line: CartLine, items: readonly MenuItem[]): LineToday {
  const before = shownKurus(line.price);
  const asItWas = { line, kurus: before, wasKurus: null, isSoldOut: false };
  if (items.length === 0) return asItWas;
  const item = items.find(({ id }) => id === line.originalMenuItemId);
  const { fries } = line.customizations ?? {};
  const wanted = fries ?? (item && isSweetPotato(item) ? 'sweet' : null);
  if (!item?.isAvailable || (wanted && friesOf(item).soldOut.includes(wanted)))
    return { ...asItWas, isSoldOut: true };
  // A dish paid with points stays free.
  const kurus = line.holdId ? 0 : unitKurus(item, line.customizations ?? {});
  return { line, kurus, wasKurus: kurus === before ? null : before, isSoldOut: false };
}

export function linesToday(lines: readonly LineToday[]): CartLine[] {
  return lines
    .filter(({ isSoldOut }) => !isSoldOut)
    .map(({ line, kurus }) => ({ ...line, price: liraText(kurus) }));
}

export function totalToday(lines: readonly LineToday[]): number {
  return lines.reduce(
    (sum, { line, kurus, isSoldOut }) => sum + (isSoldOut ? 0 : kurus * line.quantity),
    0,
  );
}
