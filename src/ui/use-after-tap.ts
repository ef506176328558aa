import { useEffect, useState } from 'react';
import { afterTap } from './after-tap';

/**
 * Returns the value; a change waits for the end of the tap that is under way. A banner that appeared or left between a
 * press and its click would move the button away from the finger.
 */
export function useAfterTap<T extends string | boolean | null>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => afterTap(() => setShown(value)), [value]);
  return shown;
}
