import { VENUE_TIME_ZONE } from '#domain/venue';
import type { Language } from './language';

/** British English has 24-hour times and writes the day before the month. */
export const LOCALE: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR' };

const money = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'TRY',
      // Without this option English prints "TRY 1,580".
      currencyDisplay: 'narrowSymbol',
    }),
);
const time = perLanguage((locale) => dateFormat(locale, { timeStyle: 'short' }));

/** Formats ₺1,580 in English and ₺1.580 in Turkish. */
export function formatMoney(kurus: number, language: Language): string {
  // `trailingZeroDisplay` is newer than the oldest browsers that we support.
  return money[language].format(kurus / 100).replace(/[.,]00$/, '');
}

/** Formats the venue time of an instant (ms): 21:14. */
export function formatTime(at: number, language: Language): string {
  return time[language].format(at);
}

export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    ...options,
    timeZone: VENUE_TIME_ZONE,
    hourCycle: 'h23',
  });
}

export function perLanguage<Format>(make: (locale: string) => Format): Record<Language, Format> {
  return { en: make(LOCALE.en), tr: make(LOCALE.tr) };
}
