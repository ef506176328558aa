type Language = 'en' | 'tr';

/** `visitor`: both languages, the visitor's own first; the others name the first, or the only one. */
export const PRICE_LIST_LANGUAGES = ['visitor', 'tr-en', 'en-tr', 'tr', 'en'] as const;
export type PriceListLanguages = (typeof PRICE_LIST_LANGUAGES)[number];

export function offeredLanguages(setting: PriceListLanguages): readonly Language[] {
  return setting === 'tr' || setting === 'en' ? [setting] : ['en', 'tr'];
}

/** @param asked the language of the link; @param own the visitor's own language */
export function priceListLanguage(
  setting: PriceListLanguages,
  asked: string | undefined,
  own: Language,
): Language {
  const offered = offeredLanguages(setting);
  const [only] = offered;
  if (only && offered.length === 1) return only;
  if (asked === 'en' || asked === 'tr') return asked;
  if (setting === 'visitor') return own;
  return setting === 'tr-en' ? 'tr' : 'en';
}
