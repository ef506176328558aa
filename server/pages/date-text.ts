import { VENUE_TIME_ZONE } from '#domain/venue';
import type { Language } from '../../src/i18n/language';

const LOCALE: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR' };

/** Returns the venue's date of an instant (ms), such as 21 November 2026. */
export function dateText(at: number, language: Language): string {
  const format = { dateStyle: 'long', timeZone: VENUE_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(LOCALE[language], format).format(at);
}
