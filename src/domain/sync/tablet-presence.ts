import type * as v from 'valibot';
import type { liveStatus } from '../guest-venue';
import type { Opening } from '../opening/opening';
import { isOpenAt } from '../opening/opening';

/** Tablets pull at least every 30 s; a hidden tab pulls once a minute. */
const TABLET_AWAY_AFTER_MS = 75_000;

/** there: a tablet is connected. away: no tablet is, though the venue is open. closed: the venue is closed. */
export type TabletPresence = LiveStatus['bar'];

/** `lastContactAt` is null before the very first shift. */
export function tabletPresence(
  lastContactAt: number | null,
  now: number,
  opening: Opening,
): TabletPresence {
  if (!isOpenAt(opening, now)) return 'closed';
  if (lastContactAt === null) return 'there';
  return now - lastContactAt > TABLET_AWAY_AFTER_MS ? 'away' : 'there';
}

/** Guests' open pages receive the menu version, the tablet presence, and a number that changes with every seating. */
export type LiveStatus = v.InferOutput<typeof liveStatus>;
