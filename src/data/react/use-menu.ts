import { useEffect } from 'react';
import { type MenuOnDevice, menuStore } from '../menu/menu-store';
import { keepMenuFresh, reloadMenu } from '../start/menu-refresh';
import { useStore } from './core/use-store';

/** Returns the last known menu, including hidden dishes (`isAvailable: false`). */
export function useMenu(): MenuOnDevice & { reload(): void } {
  const menu = useStore(menuStore);
  useEffect(watchMenu, []);
  return { ...menu, reload: reloadMenu };
}

let watchers = 0;
let stopWatching: (() => void) | null = null;

/** Refreshes the menu once for the many components that read it. */
function watchMenu(): () => void {
  watchers += 1;
  stopWatching ??= keepMenuFresh();
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    stopWatching?.();
    stopWatching = null;
  };
}
