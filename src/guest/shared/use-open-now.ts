import { useSyncExternalStore } from 'react';
import { isOpenAt } from '#domain/venue';
import { drawnPage } from '../../data/drawn-page';

const CHECK_MS = 30_000;

/** null means unknown, on the server. */
export function useOpenNow(): boolean | null {
  return useSyncExternalStore(everyHalfMinute, openNow, openWhenDrawn);
}

function everyHalfMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS);
  return () => clearInterval(timer);
}

function openNow(): boolean {
  return isOpenAt(Date.now());
}

function openWhenDrawn(): boolean | null {
  return drawnPage.get()?.isOpen ?? null;
}
