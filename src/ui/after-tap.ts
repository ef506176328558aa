import { useState, useSyncExternalStore } from 'react';

/** Covers the click that follows a finger's leaving and the render that follows the click. */
const AFTER_MS = 300;
const listeners = new Set<() => void>();
let isTapped = false;
let ending: ReturnType<typeof setTimeout> | undefined;

function start(): void {
  clearTimeout(ending);
  isTapped = true;
}

function end(): void {
  clearTimeout(ending);
  ending = setTimeout(() => {
    isTapped = false;
    for (const listener of listeners) listener();
  }, AFTER_MS);
}

globalThis.document?.addEventListener('pointerdown', start, true);
globalThis.document?.addEventListener('pointerup', end, true);
globalThis.document?.addEventListener('pointercancel', end, true);

export const isTapUnderWay = (): boolean => isTapped;

export function onTapEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the value; a change waits for the end of the tap that is under way. A banner that appeared or left between a
 * press and its click would move the button away from the finger. The render itself asks whether a tap is under way: a
 * press can come between a change of state and its render. An object must be the same one while it says the same.
 */
export function useAfterTap<T>(value: T): T {
  const isWaiting = useSyncExternalStore(onTapEnd, isTapUnderWay, isTapUnderWay);
  const [shown, setShown] = useState(() => value);
  if (isWaiting) return shown;
  if (shown !== value) setShown(() => value);
  return value;
}
