import { useSyncExternalStore } from 'react';

// The list holds the toast slots of all open modal dialogs, the topmost last; a server has none.
let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  slots = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Serves as the ref of an element in which an open modal dialog shows toasts. */
export function toastSlot(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  change([...slots, element]);
  return () => change(slots.filter((slot) => slot !== element));
}

/** Returns the toast slot of the topmost dialog: a modal dialog makes everything outside inert. */
export function useToastSlot(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => slots.at(-1) ?? null,
    () => null,
  );
}
