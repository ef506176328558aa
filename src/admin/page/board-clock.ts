import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { barNow, useBarTime, useLive } from '../../data/react/staff/use-staff-rows';
import { storedValue } from '../../data/storage/browser-storage';
import { afterTap } from './after-tap';

const TICK_MS = 1000;
const listeners = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/**
 * Returns a value derived from the server's time; all timers of the board share one interval. A component re-renders
 * only when its value changes.
 */
export function useClockValue<T extends string | number | boolean>(
  read: (now: number) => T,
  beforeStart: T,
): T {
  return useTicking(() => read(barNow()), beforeStart);
}

/** Returns the same by this tablet's clock. */
export function useTabletClockValue<T extends string | number | boolean>(
  read: (now: number) => T,
  beforeStart: T,
): T {
  return useTicking(() => read(Date.now()), beforeStart);
}

/**
 * Writes a text derived from the server's time to the ref's element without React: rendering sixty tickets each second
 * would delay taps.
 */
export function useClockText<E extends HTMLElement>(
  read: (now: number) => string,
): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    let shown: string | null = null;
    function write() {
      const text = read(barNow());
      if (text === shown || !element.current) return;
      element.current.textContent = text;
      shown = text;
    }
    write();
    return subscribe(write);
  }, [read]);
  return element;
}

function useTicking<T>(read: () => T, beforeStart: T): T {
  return useSyncExternalStore(subscribe, read, () => beforeStart);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  ticking ??= setInterval(() => afterTap(tick), TICK_MS);
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

const storedContact = storedValue<number | null>('bb-last-contact', (text) => Number(text) || null);

/** Returns the last contact by the server's clock (ms), kept across reloads, or null without any contact. */
export function useLastContact(): number | null {
  const { lastContactAt: heardAt } = useLive();
  const barTime = useBarTime();
  const lastContactAt = heardAt === null ? null : barTime(heardAt);
  useEffect(() => {
    if (lastContactAt !== null) storedContact.set(String(lastContactAt));
  }, [lastContactAt]);
  return lastContactAt ?? storedContact.get();
}
