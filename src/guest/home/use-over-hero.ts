import { useEffect, useState } from 'react';

/** How far the page may scroll before words of the hero reach the top bar, px. */
const CLEAR_UNTIL = 16;

/** True while nothing has scrolled under the top bar but the top of the hero's picture. */
export function useOverHero(): boolean {
  const [isOver, setOver] = useState(true);

  useEffect(() => {
    const look = () => setOver(window.scrollY < CLEAR_UNTIL);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return isOver;
}
