import { useLayoutEffect, useRef } from 'react';

type Place = { element: Element; top: number };

/** Keeps the reading position when the language changes text lengths. */
export function useKeepPlace(language: string): () => void {
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
