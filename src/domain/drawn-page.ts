import type { PublicVenue } from './venue-facts';

export type DrawnPage = {
  language: 'en' | 'tr';
  isOpen: boolean;
  venue: PublicVenue;
  /** The rows as `/api/menu/…` sends them, without what the page itself shows. */
  menu: { version: string; savedAt: number; categories: unknown; items: readonly DrawnItem[] };
};

type Shown = 'nameEn' | 'nameTr' | 'descriptionEn' | 'descriptionTr' | 'imageUrl';
export type DrawnItem = { id: number } & Partial<Record<Shown, string>>;

/** The element beside the page that carries it as JSON. */
export const DRAWN_PAGE_ID = 'drawn-page';

/** The attribute of a dish's card; its value is the dish's id. */
export const CARD_OF = 'data-item';

/** The language in which the server draws pages for this browser. */
export const LANGUAGE_COOKIE = 'bb_language';
