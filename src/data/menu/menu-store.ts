import type { DrawnPage } from '#domain/drawn-page';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { KEPT_HEADER } from '../cache-names';
import { drawnPage } from '../drawn-page';
import { pageFetch, probe } from '../network/page-fetch';
import { createStore } from '../store';
import { menuCategoriesOf, menuItemsOf } from './menu-wire';

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
