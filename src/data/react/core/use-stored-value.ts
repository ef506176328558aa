import { useSyncExternalStore } from 'react';
import type { StoredValue } from '../../storage/stored-value';

/** Follows a stored value, also when another tab changes it. */
export function useStoredValue<T>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, stored.getEmpty);
}
