import { isOpenAt } from '../venue';

/**
 * A tablet of the bar asks for news at least every 30 s, and once a minute from a hidden tab: who has been silent for
 * longer than this does not see what is ordered.
 */
export const TABLET_AWAY_AFTER_MS = 75_000;

/** there: a tablet of the bar hears us. away: none does, though the bar is open. closed: none needs to. */
export type TabletPresence = 'there' | 'away' | 'closed';

/** Whether the bar would hear of an order now; `lastContactAt` is null before the first shift of all. */
export function tabletPresence(lastContactAt: number | null, now: number): TabletPresence {
  if (!isOpenAt(now)) return 'closed';
  if (lastContactAt === null) return 'there';
  return now - lastContactAt > TABLET_AWAY_AFTER_MS ? 'away' : 'there';
}

/**
 * What guests' open pages are told: which menu is the latest, whether the bar is there, and a number that changes with
 * everything at the tables.
 */
export type LiveStatus = { menu: string; bar: TabletPresence; tables: number };
