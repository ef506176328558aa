import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Returns true once an element is about to become visible. */
export function useNear(element: RefObject<Element | null>, rootMargin = '200px'): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, isNear, rootMargin]);
  return isNear;
}
