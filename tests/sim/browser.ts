import { IDBFactory } from 'fake-indexeddb';
import type { StoragePort } from '../../src/data/db';
import type { BrowserLocks } from './locks';
import { createBrowserLocks } from './locks';
import type { Timeline } from './timeline';

/** Holds all that a device's tabs share: storage, locks, and clocks that people and sleep can move. */
export type Browser = {
  name: string;
  indexedDB: IDBFactory;
  /** null simulates a browser without Web Locks. */
  locks: BrowserLocks | null;
  texts: Map<string, string>;
  storage: StoragePort;
  /** Returns the wall clock as the device shows it. */
  wall(): number;
  /** Returns the steady clock, which runs only forward and stops while the device sleeps. */
  mono(): number;
  moveWall(ms: number): void;
  sleep(ms: number): void;
  wakeUp(): void;
  isAsleep(): boolean;
  onWake(run: () => void): void;
};

export function createBrowser(name: string, timeline: Timeline, hasLocks: boolean): Browser {
  const texts = new Map<string, string>();
  const waking: (() => void)[] = [];
  const startedAt = timeline.now();
  let [offsetMs, sleptMs, wakesAt] = [0, 0, 0];

  function wake() {
    if (timeline.now() < wakesAt) return;
    for (const run of waking.splice(0)) run();
  }

  return {
    name,
    indexedDB: new IDBFactory(),
    locks: hasLocks ? createBrowserLocks() : null,
    texts,
    storage: {
      read: (key) => texts.get(key) ?? null,
      write(key, text) {
        if (text === null) texts.delete(key);
        else texts.set(key, text);
      },
    },
    wall: () => timeline.now() + offsetMs,
    mono: () => timeline.now() - startedAt - sleptMs + Math.max(0, wakesAt - timeline.now()),
    moveWall(ms) {
      offsetMs += ms;
    },
    sleep(ms) {
      const until = timeline.now() + ms;
      const longerMs = until - Math.max(wakesAt, timeline.now());
      if (longerMs <= 0) return;
      sleptMs += longerMs;
      wakesAt = until;
      timeline.after(ms, wake);
    },
    wakeUp() {
      sleptMs -= Math.max(0, wakesAt - timeline.now());
      wakesAt = timeline.now();
      wake();
    },
    isAsleep: () => timeline.now() < wakesAt,
    onWake: (run) => void waking.push(run),
  };
}
