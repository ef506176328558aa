import { type Net, netStore } from '../network/net-store';
import { probe } from '../network/page-fetch';
import { useStore } from './core/use-store';

/** The state of the connection, and how many mutations wait for it. */
export function useNet(): Net & { retry(): void } {
  return { ...useStore(netStore), retry };
}

function retry(): void {
  void probe();
}
