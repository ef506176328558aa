import { barClock } from '../device/staff-clock';

/** What time it is at the bar, as far as this tablet knows; ages of orders are counted by it. */
export function barNow(): number {
  return Date.now() + (barClock.get() ?? 0);
}
