import { storedLanguage, storeLanguage } from '../../preferences/language';
import { useStoredValue } from '../core/use-stored-value';

export function useStoredLanguage(): ['en' | 'tr', (language: 'en' | 'tr') => void] {
  return [useStoredValue(storedLanguage), storeLanguage];
}
