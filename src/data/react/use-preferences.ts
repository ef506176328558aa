import { storeAge, storedAge } from '../preferences/age';
import { storedFavourites } from '../preferences/favourites';
import { storedLanguage, storeLanguage } from '../preferences/language';
import { useStoredValue } from './use-store';

export function useAge(): [boolean, () => void] {
  return [useStoredValue(storedAge), storeAge];
}

export function useFavourites(): readonly number[] {
  return useStoredValue(storedFavourites);
}

export function useStoredLanguage(): ['en' | 'tr', (language: 'en' | 'tr') => void] {
  return [useStoredValue(storedLanguage), storeLanguage];
}
