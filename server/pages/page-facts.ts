import type { LegalDocument } from '#domain/legal';
import type { FriesOffer } from '#domain/menu/extras';
import type { Retention } from '#domain/settings/retention';
import { VENUE_TIME_ZONE } from '#domain/venue';
import type { PublicVenue, VenueFacts } from '#domain/venue-facts';
import type { Language } from '../../src/i18n/language';

type PageWords = {
  toMenu: string;
  otherLanguage: string;
  priceList: string;
  help: string;
  legal: Record<LegalDocument, string>;
};

export const PAGE_WORDS: Record<Language, PageWords> = {
  en: {
    toMenu: 'Menu and ordering',
    otherLanguage: 'Türkçe',
    priceList: 'Printable price list',
    help: 'Legal pages',
    legal: {
      privacy: 'Privacy notice',
      'distance-sale': 'Information before you order',
      imprint: 'Imprint',
    },
  },
  tr: {
    toMenu: 'Menü ve sipariş',
    otherLanguage: 'English',
    priceList: 'Yazdırılabilir fiyat listesi',
    help: 'Yasal sayfalar',
    legal: {
      privacy: 'Aydınlatma metni',
      'distance-sale': 'Sipariş öncesi bilgilendirme',
      imprint: 'Künye',
    },
  },
};

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
