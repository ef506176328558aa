import type { ReactNode } from 'react';
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { CartLine } from '#domain/cart/cart';
import {
  addLine,
  cartCount,
  cartTotalKurus,
  removeLine,
  restoreLine,
  setNotes,
  setQuantity,
} from '#domain/cart/cart';
import type { Customizations, MenuItem } from '#domain/menu/menu-item';
import { lineName } from '#domain/menu/menu-item';
import { liraText } from '#domain/money';
import { changeCart, storedCart } from '../drafts/cart-storage';
import { drawnPage } from '../drawn-page';
import type { MenuOnDevice } from '../menu/menu-store';
import { completeMenu, menuStore, unitKurus } from '../menu/menu-store';
import type { Net } from '../network/net';
import { FIRST_NET, netStore, probe } from '../network/net';
import { storedLanguage, storeLanguage } from '../preferences/language';
import { keepMenuFresh, reloadMenu } from '../start/menu-refresh';
import { startDevice } from '../start/start-device';
import type { StoredValue } from '../storage/browser-storage';
import { storedValue } from '../storage/browser-storage';
import type { Store } from '../store';
import { sharedWatch } from '../store';

export function useNet(): Net & { retry(): void } {
  // The connection may be lost before hydration.
  const net = useSyncExternalStore(netStore.subscribe, netStore.get, () => FIRST_NET);
  return { ...net, retry };
}

function retry(): void {
  void probe();
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

export function useStoredValue<T>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, stored.getEmpty);
}

export function useCart() {
  const { items } = useStoredValue(storedCart);
  return { items, totalKurus: cartTotalKurus(items), count: cartCount(items), ...ACTS };
}

const ACTS = {
  add(item: MenuItem, customizations: Customizations = {}, quantity = 1) {
    changeCart((cart) => addLine(cart, { ...newLine(item, customizations, cart.items), quantity }));
  },
  setQuantity(lineId: number, quantity: number) {
    changeCart((cart) => setQuantity(cart, lineId, quantity));
  },
  setNotes(lineId: number, notes: string) {
    changeCart((cart) => setNotes(cart, lineId, notes));
  },
  remove(lineId: number) {
    const { items } = storedCart.get();
    const index = items.findIndex((line) => line.id === lineId);
    const line = items[index];
    if (!line) return null;
    changeCart((cart) => removeLine(cart, lineId));
    return { line, index };
  },
  restore(line: CartLine, index: number) {
    changeCart((cart) => restoreLine(cart, line, index));
  },
  clear() {
    const { items } = storedCart.get();
    changeCart((cart) => ({ ...cart, items: [] }));
    return items;
  },
  replaceAll(lines: readonly CartLine[]) {
    changeCart((cart) => ({ ...cart, items: [...lines] }));
  },
};

function newLine(item: MenuItem, customizations: Customizations, others: readonly CartLine[]) {
  return {
    // The specification's ids are timestamps; two taps in one millisecond must still differ.
    id: Math.max(Date.now(), ...others.map((line) => line.id + 1)),
    originalMenuItemId: item.id,
    name: lineName(item, customizations, 'en'),
    nameEn: item.nameEn,
    nameTr: item.nameTr,
    price: liraText(unitKurus(item, customizations)),
    imageUrl: item.imageUrl,
    ...(Object.keys(customizations).length > 0 ? { customizations } : {}),
  };
}

/** Loads the descriptions that a search or the other language needs. @returns the loader, for an early call */
export function useWholeMenu(isSearching: boolean): () => void {
  const language = useStoredValue(storedLanguage);
  const isNeeded = isSearching || language !== drawnPage.get()?.language;
  useEffect(() => {
    if (isNeeded) void completeMenu();
  }, [isNeeded]);
  return completeMenu;
}

const never = () => () => {};

/** Returns true on the server and during hydration. */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => drawnPage.get() !== null,
  );
}

/** Refreshes the menu once for the many components that read it. */
const watchMenu = sharedWatch(keepMenuFresh);

/** Returns the last known menu, including hidden dishes (`isAvailable: false`). */
export function useMenu(): MenuOnDevice & { reload(): void } {
  const menu = useStore(menuStore);
  useEffect(watchMenu, []);
  return { ...menu, reload: reloadMenu };
}

const storedAge = storedValue<boolean>('age-verified', (text) => text !== null);

declare global {
  /** theme.js sets this once the guest has said that they are 18 or older. */
  var isOfAge: true | undefined;
}

const saysOfAge = () => globalThis.isOfAge ?? storedAge.get();

const storedFavourites = storedValue<readonly number[]>('favourites', idsOf);

export function toggleFavourite(itemId: number): void {
  const ids = storedFavourites.get();
  const next = ids.includes(itemId) ? ids.filter((id) => id !== itemId) : [...ids, itemId];
  storedFavourites.set(JSON.stringify(next));
}

function idsOf(text: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter(Number.isSafeInteger) : [];
  } catch {
    return [];
  }
}

export function useIsOfAge(): boolean {
  return useSyncExternalStore(storedAge.subscribe, saysOfAge, storedAge.getEmpty);
}

export function useFavourites(): readonly number[] {
  return useStoredValue(storedFavourites);
}

export function useStoredLanguage(): ['en' | 'tr', (language: 'en' | 'tr') => void] {
  return [useStoredValue(storedLanguage), storeLanguage];
}

type Area = 'guest' | 'admin';

const AreaContext = createContext<Area>('guest');

export function useArea(): Area {
  return useContext(AreaContext);
}

export function DataProvider({ area, children }: { area: Area; children: ReactNode }) {
  useEffect(() => startDevice(area), [area]);
  return <AreaContext value={area}>{children}</AreaContext>;
}
