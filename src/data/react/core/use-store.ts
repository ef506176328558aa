import { useSyncExternalStore } from 'react';
import type { Store } from '../../store';

/** Subscribes to a store; server rendering gets its initial value. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
