import { barClock, barTimeOf } from '../../sync/staff-clock';
import { useStore } from './use-store';

/** What time it is at the bar, as far as this tablet knows; ages of orders are counted by it. */
export function barNow(): number {
  return barTimeOf(Date.now());
}

/** Says what time it was at the bar, of moments that this tablet measured by its own clock. */
export function useBarTime(): (tabletMs: number) => number {
  useStore(barClock);
  return barTimeOf;
}
