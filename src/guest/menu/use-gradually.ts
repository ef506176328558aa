import { startTransition, useEffect, useState } from 'react';

/** Parts of the first screen of a phone and of a wide screen. */
const AT_FIRST = 2;
const AT_A_TIME = 3;

/**
 * Number of parts to render: the first at once, the others gradually, so that a slow phone shows dishes early. The
 * second value renders all.
 */
export function useGradually(total: number, startsWhole: boolean): [number, () => void] {
  const [count, setCount] = useState(startsWhole ? Number.POSITIVE_INFINITY : AT_FIRST);

  useEffect(() => {
    if (count < total) startTransition(() => setCount((now) => now + AT_A_TIME));
  }, [count, total]);

  return [count, () => setCount(Number.POSITIVE_INFINITY)];
}
