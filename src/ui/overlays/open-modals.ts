import { useSyncExternalStore } from 'react';

// The toast slots of all open modal dialogs, the topmost last; none on the server.
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

/** The toast slot of the topmost dialog: everything outside a modal dialog is inert. */
export function useToastSlot(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => slots.at(-1) ?? null,
    () => null,
  );
}
