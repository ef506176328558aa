import { useEffect } from 'react';
import { openNowText, todayText } from '../../i18n/opening-text';
import { openingWords } from './opening-words';
import { useOpeningFact } from './use-open-now';

/** Keeps the hero's words right; the hero itself loads before the rules of the opening hours. */
export function OpeningClock() {
  const today = useOpeningFact(todayText);
  const now = useOpeningFact(openNowText);
  useEffect(() => openingWords.set({ today, now }), [today, now]);
  return null;
}
