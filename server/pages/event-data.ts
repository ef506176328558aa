import type { PublicAnnouncement } from '#domain/marketing/whats-on';
import type { VenueFacts } from '#domain/venue-facts';
import type { Language } from '../../src/i18n/language';
import { addressData, type Json } from './structured-data';

type EventsData = {
  origin: string;
  told: VenueFacts;
  language: Language;
  news: readonly PublicAnnouncement[];
};

/** Describes the announced events for search engines. */
export function eventsData({ origin, told, language, news }: EventsData): Json[] {
  const isTurkish = language === 'tr';
  return news
    .filter(({ kind }) => kind === 'event')
    .map((event) => {
      const text = isTurkish ? event.textTr : event.textEn;
      return {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: isTurkish ? event.titleTr : event.titleEn,
        ...(text && { description: text }),
        inLanguage: language,
        startDate: venueIso(event.startsAt),
        endDate: venueIso(event.endsAt),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: 'Bar Bliss', address: addressData(told) },
        organizer: { '@id': `${origin}/#house` },
        image: `${origin}/share.jpg`,
        url: event.link ?? `${origin}/`,
      };
    });
}

const UTC_OFFSET_MS = 3 * 3_600_000;

/** Returns the venue's time with its offset: 2026-07-04T21:00:00+03:00. */
function venueIso(at: number): string {
  return `${new Date(at + UTC_OFFSET_MS).toISOString().slice(0, 19)}+03:00`;
}
