import type { HeroFacts } from '#domain/pages/drawn-page';
import { drawnPage } from '../../data/drawn-page';
import { useStore } from '../../data/react/use-stores';
import { createStore } from '../../data/store';
import { useLanguage } from '../../i18n/language';

export const heroFacts = createStore<HeroFacts | null>(null);

/** Returns the server's facts first; null until a part that loads later has read the clock and the settings. */
export function useHeroFacts(): HeroFacts | null {
  const drawn = drawnPage.get();
  const language = useLanguage();
  return useStore(heroFacts) ?? (drawn?.language === language ? drawn.hero : null);
}
