import { useEffect, useMemo } from 'react';
import { type BrunchRules, brunchRulesIn } from '#domain/brunch/brunch-rules';
import { type ClubRules, USUAL_CLUB } from '#domain/club/tiers';
import type { Opening } from '#domain/opening/opening';
import { openingIn } from '#domain/opening/opening-schema';
import { type GuestRules, USUAL_RULES } from '#domain/settings/guest-rules';
import { type KnownVenue, knownVenue, refreshVenue } from '../preferences/known-venue';
import { useNet } from './use-net';
import { useStoredValue } from './use-store';

export type { KnownVenue } from '../preferences/known-venue';

const LOOK_MS = 15_000;
/** Within this time (ms) an open page does not read again; a changed setting shows within a minute. */
const FRESH_MS = 40_000;

let askedAt = Number.NEGATIVE_INFINITY;
let isAsking = false;

/** Returns the stored venue first, then reads again while a page shows it; null means never read. */
export function useVenue(): KnownVenue | null {
  const venue = useStoredValue(knownVenue);
  const { state } = useNet();
  useEffect(() => {
    if (state === 'offline') return;
    askIfOld();
    const timer = setInterval(askIfOld, LOOK_MS);
    document.addEventListener('visibilitychange', askIfOld);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfOld);
    };
  }, [state]);
  return venue;
}

/** Returns the orders that a guest may place now, with the delivery fees; the server decides. */
export function useGuestRules(): GuestRules {
  // Until the first reading, the drawn page has the rules.
  return (useVenue() ?? knownVenue.getEmpty())?.rules ?? USUAL_RULES;
}

/** Returns tiers and rewards of the club as the venue set them. */
export function useClubRules(): ClubRules {
  return useGuestRules().club ?? USUAL_CLUB;
}

function askIfOld(): void {
  if (isAsking || document.hidden || performance.now() - askedAt < FRESH_MS) return;
  isAsking = true;
  void refreshVenue().then((isFresh) => {
    if (isFresh) askedAt = performance.now();
    isAsking = false;
  });
}

export function useOpening(): Opening {
  const { opening } = useGuestRules();
  return useMemo(() => openingIn(opening), [opening]);
}

/** Returns the brunch as last told; the server decides. */
export function useBrunchRules(): BrunchRules {
  const { brunch } = useGuestRules();
  return useMemo(() => brunchRulesIn(brunch), [brunch]);
}
