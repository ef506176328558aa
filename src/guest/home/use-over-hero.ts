import { useEffect, useState } from 'react';

// What is left of the hero under a 56 px bar.
const UNDER_BAR = '-57px 0px 0px 0px';

/** True while the top bar lies over the hero's picture. */
export function useOverHero(): boolean {
  const [isOver, setOver] = useState(true);

  useEffect(() => {
    const hero = document.getElementById('home');
    if (!hero) return;
    const observer = new IntersectionObserver(
      ([entry]) => setOver(entry?.isIntersecting ?? false),
      { rootMargin: UNDER_BAR },
    );
    observer.observe(hero);
    return () => observer.disconnect();
  }, []);

  return isOver;
}
