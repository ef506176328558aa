import { useEffect, useSyncExternalStore } from 'react';
import { drawnPage } from '../drawn-page';
import { completeMenu, type MenuOnDevice, menuStore } from '../menu/menu-store';
import { storedLanguage } from '../preferences/language';
import { keepMenuFresh, reloadMenu } from '../start/menu-refresh';
import { sharedWatch } from '../store';
import { useStore, useStoredValue } from './use-net';

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
