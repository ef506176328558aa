import { useSyncExternalStore } from 'react';
import { drawnPage } from '../drawn-page';

const never = () => () => {};

/** Returns true on the server and during hydration. */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => drawnPage.get() !== null,
  );
}
