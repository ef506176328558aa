import type { OpeningWords } from '#domain/drawn-page';
import { openingIn } from '#domain/opening/opening-schema';
import type { PublicVenue } from '#domain/venue-facts';
import { openNowText, todayText, weekText } from '../../src/i18n/opening-text';
import type { PageFacts } from './page-facts';

export function openingWords({ venue, now, language }: PageFacts): OpeningWords {
  const opening = openingOf(venue);
  return { today: todayText(opening, now, language), now: openNowText(opening, now, language) };
}

/** The hours of the week in a line. */
export function weekWords({ venue, language }: Pick<PageFacts, 'venue' | 'language'>): string {
  return weekText(openingOf(venue), language);
}

export function openingOf({ rules }: Pick<PublicVenue, 'rules'>) {
  return openingIn(rules?.opening);
}
