import { IDBKeyRange } from 'fake-indexeddb';
import type { DbOptions, OutboxDb } from '../../src/data/db';
import type { DataDeps } from '../../src/data/deps';
import type { Browser } from './browser';
import type { Line } from './net';
import { drawUuid, type Rng } from './rng';
import { openStorage } from './storage';
import type { Timeline } from './timeline';

/** Where a tab may die: before and after a transaction, before it sends, after an answer has come. */
export const CRASH_POINTS = ['storage', 'committed', 'send', 'answered'] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

/** A page or a service worker: code that runs on a device until it is closed, killed or frozen. */
export type Tab<Db extends OutboxDb = OutboxDb> = {
  name: string;
  bootId: string;
  deps: DataDeps<Db>;
  isDead(): boolean;
  isFrozen(): boolean;
  /** Lets something reach the tab after a while, unless it is dead; a frozen tab gets it when it thaws. */
  after(ms: number, run: () => void): void;
  /** Resolves when the tab runs: at once, or when it thaws. */
  awake(): Promise<void>;
  kill(): void;
  killAt(point: CrashPoint, nth: number): void;
  /** Whatever was to kill it does not come any more. */
  spare(): void;
  freeze(ms: number): void;
  thaw(): void;
};

export type TabEvents = { onCommit(tab: string): void; onDeath(tab: string, where: string): void };

type TabOptions<Db extends OutboxDb> = {
  name: string;
  browser: Browser;
  line: Line;
  timeline: Timeline;
  rng: Rng;
  events: TabEvents;
  open(options: DbOptions): Db;
  wake(): void;
};

const SLOWEST_DISK_MS = 5;

export function openTab<Db extends OutboxDb>(options: TabOptions<Db>): Tab<Db> {
  const { name, browser, line, timeline, rng, events } = options;
  const bornMono = browser.mono();
  const bootId = `boot-${name}`;
  let isDead = false;
  const parked: (() => void)[] = [];
  let thawsAt = 0;
  let doom: { point: CrashPoint; left: number } | null = null;

  function after(ms: number, run: () => void): void {
    timeline.after(ms, () => {
      if (isDead) return;
      if (browser.isAsleep()) return browser.onWake(() => after(0, run));
      if (isFrozen()) return void parked.push(() => after(0, run));
      run();
    });
  }

  function isFrozen(): boolean {
    return timeline.now() < thawsAt;
  }

  function thaw(): void {
    thawsAt = timeline.now();
    for (const run of parked.splice(0)) run();
  }

  function awake(): Promise<void> {
    return new Promise((resolve) => {
      if (isFrozen() || browser.isAsleep()) after(0, resolve);
      else resolve();
    });
  }

  function kill(where = 'outside'): void {
    if (isDead) return;
    isDead = true;
    events.onDeath(name, where);
    storage.kill();
    browser.locks.release(owner);
  }

  function reach(point: CrashPoint): void {
    if (doom?.point !== point) return;
    doom.left -= 1;
    if (doom.left <= 0) kill(point);
  }

  const owner = {
    name,
    bootId,
    isDead: () => isDead,
    later: (run: () => void) => after(rng.next() * SLOWEST_DISK_MS, run),
    awake,
    reach,
    committed: () => events.onCommit(name),
  };
  const storage = openStorage(browser.indexedDB, owner);
  const ids = rng.fork('ids');
  const deps: DataDeps<Db> = {
    db: options.open({ indexedDB: storage.indexedDB, IDBKeyRange }),
    now: browser.wall,
    mono: () => browser.mono() - bornMono,
    bootId,
    newId: () => drawUuid(ids),
    random: rng.fork('jitter').next,
    fetch: line.fetchFor(owner),
    storage: {
      read: browser.storage.read,
      write: (key, text) => void (isDead || browser.storage.write(key, text)),
    },
    locks: browser.locks.forTab(owner),
    isHidden: () => false,
    wait: (ms) => new Promise((resolve) => after(ms, resolve)),
    wake: () => void (isDead || options.wake()),
    makeRoom: async () => {},
  };
  return {
    name,
    bootId,
    deps,
    isDead: () => isDead,
    isFrozen,
    after,
    awake,
    kill: () => kill(),
    killAt(point, nth) {
      doom = { point, left: nth };
    },
    spare() {
      doom = null;
    },
    freeze(ms) {
      thawsAt = Math.max(thawsAt, timeline.now() + ms);
      timeline.after(ms, () => {
        if (!isFrozen()) thaw();
      });
    },
    thaw,
  };
}
