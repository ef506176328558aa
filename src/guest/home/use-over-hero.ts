import { useEffect, useState } from 'react';

/** Scroll distance before the hero's text reaches the top bar (px). */
const CLEAR_UNTIL = 16;

/** True while only the hero's picture is under the top bar. */
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
