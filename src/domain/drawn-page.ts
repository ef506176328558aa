import type { PublicVenue } from './venue-facts';

/** What the server has drawn the guest page from, and the app starts from. */
export type DrawnPage = {
  language: 'en' | 'tr';
  isOpen: boolean;
  venue: PublicVenue;
  /** The rows as `/api/menu/…` sends them. */
  menu: { version: string; savedAt: number; categories: unknown; items: unknown };
};

/** The element beside the page that carries it as JSON. */
export const DRAWN_PAGE_ID = 'drawn-page';

/** The language in which the server draws pages for this browser. */
export const LANGUAGE_COOKIE = 'bb_language';
