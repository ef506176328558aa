import { useEffect } from 'react';
import { drawnPage } from '../drawn-page';
import { completeMenu } from '../menu/menu-store';
import { storedLanguage } from '../preferences/language';
import { useStoredValue } from './core/use-stored-value';

/** Loads the descriptions that a search or the other language needs. @returns the loader, for an early call */
export function useWholeMenu(isSearching: boolean): () => void {
  const language = useStoredValue(storedLanguage);
  const isNeeded = isSearching || language !== drawnPage.get()?.language;
  useEffect(() => {
    if (isNeeded) void completeMenu();
  }, [isNeeded]);
  return completeMenu;
}
