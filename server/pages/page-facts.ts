import type { PublicVenue, VenueFacts } from '#domain/venue-facts';
import type { Language } from '../../src/i18n/language';

/** Data of every page: language, public address, venue facts. */
export type PageFacts = {
  language: Language;
  /** https://barbliss.example, without a slash at the end. */
  origin: string;
  /** Facts for people: a demo shows examples. */
  venue: PublicVenue;
  /** For structured data: only facts the operator has entered. */
  told: VenueFacts;
  now: number;
};
