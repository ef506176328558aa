import { useLayoutEffect, useRef } from 'react';
import { useStoredLanguage } from '../../data/react/use-stores';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { VisuallyHidden } from '../../ui/layout/Flow';
import * as styles from './bars.css';

type OtherLanguage = { to: Language; short: string; name: string; action: string };

// The label is in the target language, so translators do not see it.
const OTHER: Record<Language, OtherLanguage> = {
  en: { to: 'tr', short: 'TR', name: 'Türkçe', action: 'Türkçeye geç' },
  tr: { to: 'en', short: 'EN', name: 'English', action: 'Switch to English' },
};

export const otherLanguage = (language: Language): OtherLanguage => OTHER[language];

/** The top bar has room for two letters only. */
export function LanguageToggle({ isNamed = false }) {
  const language = useLanguage();
  const [, setLanguage] = useStoredLanguage();
  const keepPlace = useKeepPlace(language);
  const { to, short, name, action } = otherLanguage(language);

  function change() {
    keepPlace();
    setLanguage(to);
  }

  return (
    <Button tone="quiet" lang={to} className={styles.language} onClick={change}>
      {isNamed ? name : short}
      <VisuallyHidden>{`: ${action}`}</VisuallyHidden>
    </Button>
  );
}

type Place = { element: Element; top: number };

/** Keeps the reading position when the language changes text lengths. */
function useKeepPlace(language: string): () => void {
  const place = useRef<Place | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after a language change.
  useLayoutEffect(() => {
    if (!place.current) return;
    const { element, top } = place.current;
    place.current = null;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [language]);

  return () => {
    place.current = placeInView();
  };
}

// People read about a third down the screen.
function placeInView(): Place | null {
  const element = document
    .elementFromPoint(window.innerWidth / 2, window.innerHeight / 3)
    ?.closest('article, li, section');
  return element ? { element, top: element.getBoundingClientRect().top } : null;
}
