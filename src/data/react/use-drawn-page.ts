import { useSyncExternalStore } from 'react';
import type { DrawnPage } from '#domain/drawn-page';
import { drawnPage } from '../drawn-page';

const never = () => () => {};

/** What the server draws from. A browser gets it while it takes over the drawn page, afterwards null. */
export function useDrawnPage(): DrawnPage | null {
  return useSyncExternalStore<DrawnPage | null>(never, () => null, drawnPage.get);
}
