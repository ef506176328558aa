import { LANGUAGE_COOKIE } from '#domain/pages/drawn-page';
import { drawnPage } from '../drawn-page';
import { recordOf, textField } from '../json';
import { browserStorage, storedValue } from '../storage/browser-storage';

type Language = 'en' | 'tr';

const KEY = 'language-storage';

/** Reads `{state: {language}, version: 0}` under `language-storage`; without a choice the phone decides. */
export const storedLanguage = storedValue<Language>(
  KEY,
  (text) =>
    (text === null ? phoneLanguage() : textField(recordOf(text)?.state, 'language')) === 'tr'
      ? 'tr'
      : 'en',
  () => drawnPage.get()?.language ?? 'en',
);

/** Node.js before 21 has no navigator. */
function phoneLanguage(): string | undefined {
  return globalThis.navigator?.language?.slice(0, 2);
}

export function storeLanguage(language: Language): void {
  storedLanguage.set(JSON.stringify({ state: { language }, version: 0 }));
}

/** A first visit keeps the language of the server-rendered page. */
export function storeFirstLanguage(language: Language): void {
  if (browserStorage.read(KEY) === null) storeLanguage(language);
}

/** A link to the page in one language chooses it, once: the choice replaces the link in the address bar. */
export function takeLinkedLanguage(): void {
  const url = new URL(location.href);
  const linked = url.searchParams.get('lang');
  if (linked !== 'en' && linked !== 'tr') return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
  storeLanguage(linked);
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
