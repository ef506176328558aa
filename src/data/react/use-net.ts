import { useSyncExternalStore } from 'react';
import { FIRST_NET, type Net, netStore } from '../network/net-store';
import { probe } from '../network/page-fetch';
import type { StoredValue } from '../storage/browser-storage';
import type { Store } from '../store';

export function useNet(): Net & { retry(): void } {
  // The connection may be lost before hydration.
  const net = useSyncExternalStore(netStore.subscribe, netStore.get, () => FIRST_NET);
  return { ...net, retry };
}

function retry(): void {
  void probe();
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

export function useStoredValue<T>(stored: StoredValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, stored.getEmpty);
}
