import { useEffect } from 'react';
import { drawnPage } from '../drawn-page';
import { completeMenu } from '../menu/menu-store';
import { storedLanguage } from '../preferences/language';
import { useStoredValue } from './core/use-stored-value';

/** Loads the descriptions that the server-rendered page lacks: for a search, or after a language change. */
export function useWholeMenu(isSearching: boolean): void {
  const language = useStoredValue(storedLanguage);
  const isNeeded = isSearching || language !== drawnPage.get()?.language;
  useEffect(() => {
    if (isNeeded) completeMenu();
  }, [isNeeded]);
}
