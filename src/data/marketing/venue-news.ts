import type { PublicAnnouncement, VenueNews } from '#domain/marketing/whats-on';
import { ANNOUNCEMENT_KINDS } from '#domain/marketing/whats-on';
import { drawnPage } from '../drawn-page';
import { isRecord } from '../json';

const NONE: VenueNews = { at: 0, list: [] };

/** Returns the later of two lists: the stored one, and that of the server-rendered page. */
export function latestNews(stored: unknown): VenueNews {
  const [known, drawn] = [newsOf(stored), drawnPage.get()?.venue.news ?? NONE];
  return known.at >= drawn.at ? known : drawn;
}

/** Omits unreadable announcements, such as those of a newer server. */
function newsOf(told: unknown): VenueNews {
  if (!isRecord(told) || typeof told.at !== 'number' || !Array.isArray(told.list)) return NONE;
  return { at: told.at, list: told.list.filter(isAnnouncement) };
}

function isAnnouncement(told: unknown): told is PublicAnnouncement {
  if (!isRecord(told)) return false;
  const texts = ['id', 'titleEn', 'titleTr', 'textEn', 'textTr'];
  return (
    ANNOUNCEMENT_KINDS.some((kind) => kind === told.kind) &&
    texts.every((name) => typeof told[name] === 'string') &&
    ['startsAt', 'endsAt'].every((name) => typeof told[name] === 'number')
  );
}
