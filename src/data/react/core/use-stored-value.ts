import { useSyncExternalStore } from 'react';
import type { StoredValue } from '../../storage/browser-storage';

export function useStoredValue<T>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, stored.getEmpty);
}
