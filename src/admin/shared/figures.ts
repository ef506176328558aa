import { VENUE_TIME_ZONE } from '#domain/venue';
import type { Language } from '../../i18n/language';

// The back office writes numbers as Turkey does, whatever language is on screen.
const count = new Intl.NumberFormat('tr-TR');

/** A number: 1.234,5. */
export function formatCount(number: number): string {
  return count.format(number);
}

/** The month of an instant (ms) by the venue's clock: November 2026. */
export function formatMonth(at: number, language: Language): string {
  return new Intl.DateTimeFormat(language, {
    timeZone: VENUE_TIME_ZONE,
    month: 'long',
    year: 'numeric',
  }).format(at);
}
