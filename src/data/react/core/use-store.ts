import { useSyncExternalStore } from 'react';
import type { Store } from '../../store';

/** Follows a store; a server draws its first value. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
