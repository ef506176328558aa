import { useSyncExternalStore } from 'react';
import type { StoredValue } from '../storage/browser-storage';
import type { Store } from '../store';

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

export function useStoredValue<T>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, stored.getEmpty);
}
