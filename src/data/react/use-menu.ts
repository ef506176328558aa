import { useEffect } from 'react';
import { type MenuOnDevice, menuStore } from '../menu/menu-store';
import { keepMenuFresh, reloadMenu } from '../start/menu-refresh';
import { useStore } from './core/use-store';

/** The menu as last known, including hidden dishes (`isAvailable: false`). */
export function useMenu(): MenuOnDevice & { reload(): void } {
  const menu = useStore(menuStore);
  useEffect(watchMenu, []);
  return { ...menu, reload: reloadMenu };
}

let watchers = 0;
let stopWatching: (() => void) | null = null;

/** Many components read the menu; one of them refreshes it. */
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
