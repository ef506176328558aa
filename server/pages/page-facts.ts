import type { PublicVenue, VenueFacts } from '#domain/venue-facts';
import type { Language } from '../../src/i18n/language';

/** What every page is drawn from: the reader's language, the public address, the venue's facts. */
export type PageFacts = {
  language: Language;
  /** https://barbliss.example, without a slash at the end. */
  origin: string;
  /** For people: a demo shows examples. */
  venue: PublicVenue;
  /** For machines: only what the operator has told. */
  told: VenueFacts;
  now: number;
};
