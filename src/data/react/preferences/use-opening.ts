import { useMemo } from 'react';
import type { Opening } from '#domain/opening/opening';
import { openingIn } from '#domain/opening/opening-schema';
import { useGuestRules } from '../use-venue';

/** Returns the opening hours and closures as last read. */
export function useOpening(): Opening {
  const { opening } = useGuestRules();
  return useMemo(() => openingIn(opening), [opening]);
}
