export const LANGUAGES = ['en', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

export function languageOf(text: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === text) ?? DEFAULT_LANGUAGE;
}
