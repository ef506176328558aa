import { useEffect, useSyncExternalStore } from 'react';

// How many modal dialogs are open now; only effects change it, so a server always sees none.
let openCount = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  openCount += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that this component is an open modal dialog. */
export function useModalPresence(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    count(1);
    return () => count(-1);
  }, [isOpen]);
}

/** Whether some modal dialog is open; everything outside it is inert then. */
export function useIsModalOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => openCount > 0,
    () => false,
  );
}
