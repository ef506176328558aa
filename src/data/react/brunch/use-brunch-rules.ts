import { useMemo } from 'react';
import { type BrunchRules, brunchRulesIn } from '#domain/brunch/brunch-rules';
import { useGuestRules } from '../use-venue';

/** Returns the brunch as last told; the server decides. */
export function useBrunchRules(): BrunchRules {
  const { brunch } = useGuestRules();
  return useMemo(() => brunchRulesIn(brunch), [brunch]);
}
