import { useSyncExternalStore } from 'react';
import { storedLanguage, storeLanguage } from '../preferences/language';
import { storedValue } from '../storage/browser-storage';
import { useStoredValue } from './use-net';

const storedAge = storedValue<boolean>('age-verified', (text) => text !== null);

declare global {
  /** theme.js sets this once the guest has said that they are 18 or older. */
  var isOfAge: true | undefined;
}

const saysOfAge = () => globalThis.isOfAge ?? storedAge.get();

const storedFavourites = storedValue<readonly number[]>('favourites', idsOf);

export function toggleFavourite(itemId: number): void {
  const ids = storedFavourites.get();
  const next = ids.includes(itemId) ? ids.filter((id) => id !== itemId) : [...ids, itemId];
  storedFavourites.set(JSON.stringify(next));
}

function idsOf(text: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter(Number.isSafeInteger) : [];
  } catch {
    return [];
  }
}

export function useIsOfAge(): boolean {
  return useSyncExternalStore(storedAge.subscribe, saysOfAge, storedAge.getEmpty);
}

export function useFavourites(): readonly number[] {
  return useStoredValue(storedFavourites);
}

export function useStoredLanguage(): ['en' | 'tr', (language: 'en' | 'tr') => void] {
  return [useStoredValue(storedLanguage), storeLanguage];
}
