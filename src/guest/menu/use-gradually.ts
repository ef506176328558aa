import { startTransition, useEffect, useState } from 'react';

/** What fills the first screen of a phone and of a wide one. */
const AT_FIRST = 2;
const AT_A_TIME = 3;

/**
 * How many of so many parts to draw: the first ones at once, the others a few at a time, so that a slow phone shows
 * dishes while it still draws the rest. The second value draws all of them now.
 */
export function useGradually(total: number, startsWhole: boolean): [number, () => void] {
  const [count, setCount] = useState(startsWhole ? Number.POSITIVE_INFINITY : AT_FIRST);

  useEffect(() => {
    if (count < total) startTransition(() => setCount((now) => now + AT_A_TIME));
  }, [count, total]);

  return [count, () => setCount(Number.POSITIVE_INFINITY)];
}
