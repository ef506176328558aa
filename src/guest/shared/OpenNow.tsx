import { useSyncExternalStore } from 'react';
import type { Opening } from '#domain/opening/opening';
import { isOpenAt } from '#domain/opening/opening';
import { drawnPage } from '../../data/drawn-page';
import { useOpening } from '../../data/react/use-app';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/language';
import { openNowText } from '../../i18n/opening-text';

const CHECK_MS = 30_000;

/** Returns a fact about the opening hours by the venue's clock; the server asks with the time of its page. */
export function useOpeningFact<Fact extends string | boolean>(
  factOf: (opening: Opening, now: number, language: Language) => Fact,
): Fact {
  const opening = useOpening();
  const language = useLanguage();
  return useSyncExternalStore(
    everyHalfMinute,
    () => factOf(opening, Date.now(), language),
    () => factOf(opening, drawnPage.get()?.menu.savedAt ?? Date.now(), language),
  );
}

export function useOpenNow(): boolean {
  return useOpeningFact(isOpenAt);
}

function everyHalfMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  return () => clearInterval(timer);
}

/** Shows "Open now · until 01:00", by the venue's clock. */
export function OpenNow() {
  return useOpeningFact(openNowText);
}
