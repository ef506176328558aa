import { useEffect } from 'react';
import { type KnownVenue, knownVenue, refreshVenue } from '../preferences/known-venue';
import { useStoredValue } from './core/use-stored-value';
import { useNet } from './use-net';

export type { KnownVenue } from '../preferences/known-venue';

let hasAnswered = false;
let isAsking = false;

/** The stored one first, then one read per visit; null: never read. */
export function useVenue(): KnownVenue | null {
  const venue = useStoredValue(knownVenue);
  const { state } = useNet();
  useEffect(() => {
    if (state !== 'offline') askOnce();
  }, [state]);
  return venue;
}

function askOnce(): void {
  if (hasAnswered || isAsking) return;
  isAsking = true;
  void refreshVenue().then((answered) => {
    hasAnswered = answered;
    isAsking = false;
  });
}
