import { type RefObject, useEffect, useState } from 'react';

const HALF = 0.5;
/** Loads pictures shortly before they scroll into view. */
const AHEAD = '400px';

/** Returns whether the element is close to the viewport, and whether at least half of it is visible. */
export function useInView(element: RefObject<Element | null>): {
  isNear: boolean;
  isHalfSeen: boolean;
} {
  const [isNear, setNear] = useState(false);
  const [isHalfSeen, setHalfSeen] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const near = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    const half = new IntersectionObserver(
      (entries) => setHalfSeen((entries.at(-1)?.intersectionRatio ?? 0) >= HALF),
      { threshold: [0, HALF] },
    );
    near.observe(current);
    half.observe(current);
    return () => {
      near.disconnect();
      half.disconnect();
    };
  }, [element]);
  return { isNear, isHalfSeen };
}
