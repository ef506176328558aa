import type { OpeningWords } from '#domain/drawn-page';
import { drawnPage } from '../../data/drawn-page';
import { useStore } from '../../data/react/use-store';
import { createStore } from '../../data/store';
import { useLanguage } from '../../i18n/use-language';

export const openingWords = createStore<OpeningWords | null>(null);

/** Returns the server's words first; null until a part that loads later has read the clock. */
export function useOpeningWords(): OpeningWords | null {
  const drawn = drawnPage.get();
  const language = useLanguage();
  return useStore(openingWords) ?? (drawn?.language === language ? drawn.opening : null);
}
