import { useSyncExternalStore } from 'react';

const TICK_MS = 1000;
const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/**
 * A value that follows the time, of every timer on the board from one interval. Only the component that
 * reads it draws again, and only when its own value changes.
 */
export function useClockValue<T extends string | number | boolean>(
  read: (now: number) => T,
  beforeStart: T,
): T {
  return useSyncExternalStore(
    subscribe,
    () => read(Date.now()),
    () => beforeStart,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  ticking ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

function tick(): void {
  for (const listener of listeners) listener();
}
