import { barClock, barTimeOf } from '../../sync/contact-watch';
import { useStore } from './use-store';

/** Returns the server's time as known to this tablet, for the ages of orders. */
export function barNow(): number {
  return barTimeOf(Date.now());
}

export function useBarTime(): (tabletMs: number) => number {
  useStore(barClock);
  return barTimeOf;
}
