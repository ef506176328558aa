import { useEffect } from 'react';
import { type GuestRules, USUAL_RULES } from '#domain/settings/guest-rules';
import { type KnownVenue, knownVenue, refreshVenue } from '../preferences/known-venue';
import { useStoredValue } from './core/use-stored-value';
import { useNet } from './use-net';

export type { KnownVenue } from '../preferences/known-venue';

const LOOK_MS = 15_000;
/** With a look, an open page follows a changed setting within a minute. */
const FRESH_MS = 40_000;

let askedAt = Number.NEGATIVE_INFINITY;
let isAsking = false;

/** The stored one first, then read again while a page shows it; null: never read. */
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

/** What a guest may order now, and what it costs to bring; the server decides. */
export function useGuestRules(): GuestRules {
  return useVenue()?.rules ?? USUAL_RULES;
}

function askIfOld(): void {
  if (isAsking || document.hidden || performance.now() - askedAt < FRESH_MS) return;
  isAsking = true;
  void refreshVenue().then((answered) => {
    if (answered) askedAt = performance.now();
    isAsking = false;
  });
}
