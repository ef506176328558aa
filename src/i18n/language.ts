import { useLingui } from '@lingui/react';

export const LANGUAGES = ['en', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

export function languageOf(text: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === text) ?? 'en';
}

/** Re-renders the component when the language changes. */
export function useLanguage(): Language {
  return languageOf(useLingui().i18n.locale);
}

/** British English has 24-hour times and writes the day before the month. */
export const LOCALE: Record<Language, string> = { en: 'en-GB', tr: 'tr-TR' };

/** The marks of thousands and of kuruş. */
const MARKS: Record<Language, [string, string]> = { en: [',', '.'], tr: ['.', ','] };

/** Formats a whole number: 1,035 in English and 1.035 in Turkish. The browser's own format costs a phone 100 ms. */
export function formatCount(count: number | string, language: Language): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, MARKS[language][0]);
}

/** Formats ₺1,580 in English and ₺1.580 in Turkish. */
export function formatMoney(kurus: number, language: Language): string {
  const [lira = '', rest] = (Math.abs(Math.round(kurus)) / 100).toFixed(2).split('.');
  const whole = `${kurus < 0 ? '-' : ''}₺${formatCount(lira, language)}`;
  return rest === '00' ? whole : whole + MARKS[language][1] + rest;
}

type Bilingual<Field extends string> = Readonly<Record<`${Field}En` | `${Field}Tr`, string>>;

/** Returns a row's text in the page's language, or in the other language if the first is missing. */
export function localized<Field extends 'name' | 'description'>(
  row: Bilingual<Field>,
  field: Field,
  language: Language,
): string {
  const english = row[`${field}En`];
  const turkish = row[`${field}Tr`];
  return (language === 'tr' && turkish) || english || turkish;
}
