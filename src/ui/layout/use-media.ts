import { useCallback, useSyncExternalStore } from 'react';
import { screens } from '../theme/screens';

/** Returns whether the screen matches the query of this name, also after the screen turns. */
export function useMedia(name: keyof typeof screens): boolean {
  const query = screens[name];
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
