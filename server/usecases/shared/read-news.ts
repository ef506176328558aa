import type { PublicAnnouncement, VenueNews } from '#domain/marketing/whats-on';
import type { Parts } from './staff-change';

export type NewsDeps = Pick<Parts, 'announcements' | 'now'>;

/** Phones know a banner this long before its start (ms), so that it starts without a connection. */
const AHEAD_MS = 6 * 3_600_000;

/** Returns what guests may know now: events from their entry on, the rest shortly before the start. */
export async function readNews({ announcements, now }: NewsDeps): Promise<VenueNews> {
  const at = now();
  const news = await announcements.open(at);
  const list = news.list.filter((one) => isTold(one, at));
  return { at: news.at, list };
}

function isTold({ kind, startsAt, endsAt }: PublicAnnouncement, at: number): boolean {
  return endsAt > at && (kind === 'event' || startsAt - at < AHEAD_MS);
}
