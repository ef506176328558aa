import { storedValue } from '../storage/stored-value';

type Language = 'en' | 'tr';

const KEY = 'language-storage';

/** `{state: {language}, version: 0}` under `language-storage`; anything else is English. */
export const storedLanguage = storedValue<Language>(KEY, (text) =>
  text !== null && languageIn(text) === 'tr' ? 'tr' : 'en',
);

/** The chosen language before anything is drawn. */
export function readStoredLanguage(): Language {
  return storedLanguage.get();
}

export function storeLanguage(language: Language): void {
  storedLanguage.set(JSON.stringify({ state: { language }, version: 0 }));
}

function languageIn(text: string): unknown {
  try {
    return JSON.parse(text)?.state?.language;
  } catch {
    return null;
  }
}
