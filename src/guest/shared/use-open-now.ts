import { useSyncExternalStore } from 'react';
import { isOpenAt } from '#domain/venue';

const CHECK_MS = 30_000;

/** Whether the venue is open at this moment; null where no clock may be read (server rendering). */
export function useOpenNow(): boolean | null {
  return useSyncExternalStore(everyHalfMinute, openNow, () => null);
}

function everyHalfMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  return () => clearInterval(timer);
}

function openNow(): boolean {
  return isOpenAt(Date.now());
}
