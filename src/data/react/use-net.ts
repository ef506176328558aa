import { type Net, netStore } from '../device/net-store';
import { probe } from '../device/page-fetch';
import { useStore } from './use-store';

/** The one truth about the connection and what waits for it. */
export function useNet(): Net & { retry(): void } {
  return { ...useStore(netStore), retry };
}

function retry(): void {
  void probe();
}
