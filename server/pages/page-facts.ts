import type { FriesOffer } from '#domain/menu/extras';
import type { Retention } from '#domain/settings/retention';
import type { PublicVenue, VenueFacts } from '#domain/venue-facts';
import type { Language } from '../../src/i18n/language';

/** Every page needs these data: language, public address and venue facts. */
export type PageFacts = {
  language: Language;
  /** The origin has no slash at the end: https://barbliss.example. */
  origin: string;
  /** People read these facts; a demo shows examples. */
  venue: PublicVenue;
  /** Structured data state only facts that the operator has entered. */
  told: VenueFacts;
  now: number;
  /** The privacy notice names these days. */
  kept?: Retention;
};

/** Pages with prices also need the present fries. */
export type MenuPageFacts = PageFacts & { fries: FriesOffer };
