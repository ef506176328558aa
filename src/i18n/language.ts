export const LANGUAGES = ['en', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

export function languageOf(text: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === text) ?? 'en';
}
