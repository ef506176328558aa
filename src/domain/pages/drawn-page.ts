import type { PublicVenue, VenueFact } from '../settings/venue-facts';

type ShownFact = 'address' | 'phone' | 'whatsapp' | 'email';

export type DrawnPage = {
  language: 'en' | 'tr';
  hero: HeroFacts;
  /** The page shows no legal facts; phones request the tables before the first order. */
  venue: Omit<PublicVenue, Exclude<VenueFact, ShownFact> | 'tables' | 'tableAreas'>;
  /** The page shows this banner. */
  bannerId?: string;
  /** Holds the rows as `/api/menu/…` sends them, without the parts that the page itself shows. */
  menu: { version: string; savedAt: number; categories: unknown; items: readonly DrawnItem[] };
};

/** The browser hydrates the page; theme.js shows the age question beside it. */
export type GuestPageHtml = { page: string; question: string };

/** In the page's language: the hours of this evening, and whether the venue is open now. */
export type HeroFacts = {
  today: string;
  now: string;
  /** The owner's photo; missing: the drawn one. */
  photo?: string | undefined;
};

type Shown = 'nameEn' | 'nameTr' | 'descriptionEn' | 'descriptionTr' | 'imageUrl';
export type DrawnItem = { id: number } & Partial<Record<Shown, string>>;

/** This element beside the page carries the rows as JSON. */
export const DRAWN_PAGE_ID = 'drawn-page';

/** A dish's card has this attribute; the value is the dish's id. */
export const CARD_OF = 'data-item';

/** With this request header the server draws the page that a device keeps: without a banner, which may end before. */
export const KEPT_PAGE_HEADER = 'X-BB-Keep';

/** The server draws pages for this browser in this language. */
export const LANGUAGE_COOKIE = 'bb_language';
