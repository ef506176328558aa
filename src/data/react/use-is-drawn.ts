import { useSyncExternalStore } from 'react';
import { drawnPage } from '../drawn-page';

const never = () => () => {};

/** Whether this is the drawing of the server: there, and in a browser while it takes the drawn page over. */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => drawnPage.get() !== null,
  );
}
