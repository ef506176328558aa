import { useSyncExternalStore } from 'react';
import { FIRST_NET, type Net, netStore } from '../network/net-store';
import { probe } from '../network/page-fetch';

export function useNet(): Net & { retry(): void } {
  // The connection may be lost before hydration.
  const net = useSyncExternalStore(netStore.subscribe, netStore.get, () => FIRST_NET);
  return { ...net, retry };
}

function retry(): void {
  void probe();
}
