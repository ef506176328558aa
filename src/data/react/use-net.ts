import { useSyncExternalStore } from 'react';
import { FIRST_NET, type Net, netStore } from '../network/net-store';
import { probe } from '../network/page-fetch';

/** The state of the connection, and how many mutations wait for it. */
export function useNet(): Net & { retry(): void } {
  // The connection may be known to be lost before React has taken over the drawn page.
  const net = useSyncExternalStore(netStore.subscribe, netStore.get, () => FIRST_NET);
  return { ...net, retry };
}

function retry(): void {
  void probe();
}
