import { LANGUAGE_COOKIE } from '#domain/drawn-page';
import { drawnPage } from '../drawn-page';
import { browserStorage, storedValue } from '../storage/browser-storage';

type Language = 'en' | 'tr';

const KEY = 'language-storage';

/** Reads `{state: {language}, version: 0}` under `language-storage`; any other text means English. */
export const storedLanguage = storedValue<Language>(
  KEY,
  (text) => (text !== null && languageIn(text) === 'tr' ? 'tr' : 'en'),
  () => drawnPage.get()?.language ?? 'en',
);

export function storeLanguage(language: Language): void {
  storedLanguage.set(JSON.stringify({ state: { language }, version: 0 }));
}

/** A first visit keeps the language of the server-rendered page. */
export function storeFirstLanguage(language: Language): void {
  if (browserStorage.read(KEY) === null) storeLanguage(language);
}

const A_YEAR_S = 365 * 24 * 60 * 60;

/** A cookie tells the server and the service worker which language to render and cache. */
export function tellLanguage(language: Language): void {
  const told = `${LANGUAGE_COOKIE}=${language}`;
  if (document.cookie.split('; ').includes(told)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 has no cookieStore.
  document.cookie = `${told}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
  navigator.serviceWorker?.controller?.postMessage({ type: 'keep-home' });
}

function languageIn(text: string): unknown {
  try {
    return JSON.parse(text)?.state?.language;
  } catch {
    return null;
  }
}
