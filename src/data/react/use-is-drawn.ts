import { useSyncExternalStore } from 'react';
import { drawnPage } from '../drawn-page';

const never = () => () => {};

/** Whether the page is as the server drew it: true on the server, and in a browser while React takes the page over. */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => drawnPage.get() !== null,
  );
}
