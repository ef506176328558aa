import type { LegalDocument } from '#domain/legal';
import type { FriesOffer } from '#domain/menu/extras';
import type { Retention } from '#domain/settings/retention';
import { VENUE_TIME_ZONE } from '#domain/venue';
import type { PublicVenue, VenueFacts } from '#domain/venue-facts';
import type { Language } from '../../src/i18n/language';
import WORDS from './page-words.json' with { type: 'json' };

/** Words in a language; both have the same. */
export type InBoth<Words> = Readonly<Record<Language, Words>>;

type PageWords = typeof WORDS.en & { legal: Record<LegalDocument, string> };

export const PAGE_WORDS: InBoth<PageWords> = WORDS;

/** Fills the places of a sentence: `{time}`. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

export const OTHER: Record<Language, Language> = { en: 'tr', tr: 'en' };

const LOCALE: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR' };

/** Returns the venue's date of an instant (ms), such as 21 November 2026. */
export function dateText(at: number, language: Language): string {
  const format = { dateStyle: 'long', timeZone: VENUE_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(LOCALE[language], format).format(at);
}

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
