import { storedLanguage, storeLanguage } from '../../preferences/language';
import { useStoredValue } from '../core/use-stored-value';

/** The language this device reads, and how to choose another. */
export function useStoredLanguage(): ['en' | 'tr', (language: 'en' | 'tr') => void] {
  return [useStoredValue(storedLanguage), storeLanguage];
}
