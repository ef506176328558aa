import { and, desc, eq, gt } from 'drizzle-orm';
import {
  instantOfMoment,
  type PublicAnnouncement,
  type VenueNews,
} from '#domain/marketing/whats-on';
import { venueMoment } from '#domain/menu/menu-items';
import type { Gateway } from '../../db/gateway';
import { announcements } from '../../db/tables/marketing.table';

const KEPT_MS = 30_000;
const MOST = 40;

/**
 * The table has no triggers, because tablets do not need its rows: a list is never older than the last write of this
 * process, and at most half a minute old.
 */
export function createAnnouncementsRepository(gateway: Gateway) {
  let kept: { writes: number; readAt: number; news: Promise<VenueNews> } | null = null;
  return {
    /** Returns the announcements that are on and have not ended; `at` changes with the list only. */
    async open(now: number): Promise<VenueNews> {
      const writes = gateway.writeCount();
      const isFresh = kept?.writes === writes && Math.abs(now - kept.readAt) < KEPT_MS;
      if (!kept || !isFresh) {
        const news = readNews(gateway, now, kept?.news);
        kept = { writes, readAt: now, news };
        news.catch(() => {
          kept = null;
        });
      }
      return kept.news;
    },
  };
}

async function readNews(
  gateway: Gateway,
  now: number,
  before: Promise<VenueNews> | undefined,
): Promise<VenueNews> {
  const rows = await gateway.rows(
    announcements,
    and(eq(announcements.isOn, true), gt(announcements.endsAt, venueMoment(now))),
    [desc(announcements.startsAt), desc(announcements.id)],
    { limit: MOST },
  );
  const list = rows.map(publicAnnouncement);
  const known = await before?.catch(() => undefined);
  return known && JSON.stringify(known.list) === JSON.stringify(list) ? known : { at: now, list };
}

function publicAnnouncement(row: typeof announcements.$inferSelect): PublicAnnouncement {
  const { id, kind, titleEn, titleTr, textEn, textTr, weekdays, fromTime, toTime, link } = row;
  return {
    id,
    kind,
    titleEn,
    titleTr,
    textEn,
    textTr,
    startsAt: instantOfMoment(row.startsAt),
    endsAt: instantOfMoment(row.endsAt),
    ...(kind === 'happy_hour' && { weekdays, fromTime, toTime }),
    ...(kind === 'event' && link && { link }),
  };
}
