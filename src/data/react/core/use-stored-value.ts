import { useSyncExternalStore } from 'react';
import type { StoredValue } from '../../storage/stored-value';

/** Subscribes to a stored value, across tabs. */
export function useStoredValue<T>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, stored.getEmpty);
}
