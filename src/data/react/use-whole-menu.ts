import { useEffect } from 'react';
import { drawnPage } from '../drawn-page';
import { completeMenu } from '../menu/menu-store';
import { storedLanguage } from '../preferences/language';
import { useStoredValue } from './core/use-stored-value';

/**
 * Has the dishes' descriptions in both languages for a search, and in the language on screen if the page was drawn in
 * the other one.
 * @returns has them early, before the first letter is typed
 */
export function useWholeMenu(isSearching: boolean): () => void {
  const language = useStoredValue(storedLanguage);
  const isNeeded = isSearching || language !== drawnPage.get()?.language;
  useEffect(() => {
    if (isNeeded) void completeMenu();
  }, [isNeeded]);
  return completeMenu;
}
