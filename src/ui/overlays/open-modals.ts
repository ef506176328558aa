import { useSyncExternalStore } from 'react';

// The slots for toasts of all modal dialogs that are open now, the topmost last; a server always sees none.
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

/** The ref of an element in which an open modal dialog shows toasts. */
export function toastSlot(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  change([...slots, element]);
  return () => change(slots.filter((slot) => slot !== element));
}

/** Where toasts appear while a modal dialog is open; everything outside it is inert then. */
export function useToastSlot(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => slots.at(-1) ?? null,
    () => null,
  );
}
