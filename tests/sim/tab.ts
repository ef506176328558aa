import { IDBKeyRange } from 'fake-indexeddb';
import type { DataDeps, DbOptions, OutboxDb } from '../../src/data/db';
import type { Browser } from './browser';
import type { Motion } from './motion';
import { createMotion } from './motion';
import type { Line, Sender } from './net';
import type { Rng } from './rng';
import { drawUuid } from './rng';
import type { StorageOwner } from './storage';
import { openStorage } from './storage';
import type { Timeline } from './timeline';

/** The points where a tab may die: before and after a transaction, before sending, after a response. */
export const CRASH_POINTS = ['storage', 'committed', 'send', 'answered'] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

/** The event at a point; `frozenMs: 0` kills the tab. */
export type Stop = { point: CrashPoint; nth: number; frozenMs: number };

/** Simulates a page or service worker, whose code runs until the tab is closed, killed or frozen. */
export type Tab<Db extends OutboxDb = OutboxDb> = Omit<Motion, 'end'> & {
  name: string;
  deps: DataDeps<Db>;
  kill(): void;
  /** Kills or freezes the tab when it has reached a point the given number of times. */
  stopAt(stop: Stop): void;
  spare(): void;
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
  const { name, browser, timeline, rng, events } = options;
  const { end, ...motion } = createMotion(timeline, browser);
  const bootId = `boot-${name}`;
  let stop: Stop | null = null;

  function kill(where = 'outside'): void {
    if (motion.isDead()) return;
    end();
    events.onDeath(name, where);
    storage.kill();
    browser.locks?.release(owner);
  }

  const owner: Owner = {
    ...motion,
    name,
    bootId,
    later: (run) => motion.after(rng.next() * SLOWEST_DISK_MS, run),
    reach(point) {
      if (stop?.point !== point) return;
      const { nth, frozenMs } = stop;
      stop = nth > 1 ? { point, frozenMs, nth: nth - 1 } : null;
      if (stop) return;
      if (frozenMs > 0) motion.freeze(frozenMs);
      else kill(point);
    },
    committed: () => events.onCommit(name),
  };
  const storage = openStorage(browser.indexedDB, owner);
  return {
    ...motion,
    name,
    deps: depsOf(options, owner, options.open({ indexedDB: storage.indexedDB, IDBKeyRange })),
    kill: () => kill(),
    stopAt(next) {
      stop = next;
    },
    spare() {
      stop = null;
    },
  };
}

type Owner = Omit<Motion, 'end'> & StorageOwner & Sender & { reach(point: CrashPoint): void };

function depsOf<Db extends OutboxDb>(
  { browser, line, rng, wake }: TabOptions<Db>,
  owner: Owner,
  db: Db,
): DataDeps<Db> {
  const bornMono = browser.mono();
  const ids = rng.fork('ids');
  return {
    db,
    now: browser.wall,
    mono: () => browser.mono() - bornMono,
    bootId: owner.bootId,
    newId: () => drawUuid(ids),
    random: rng.fork('jitter').next,
    fetch: line.fetchFor(owner),
    storage: {
      read: browser.storage.read,
      write: (key, text) => void (owner.isDead() || browser.storage.write(key, text)),
    },
    locks: browser.locks?.forTab(owner) ?? null,
    isHidden: () => false,
    wait: (ms) => new Promise((resolve) => owner.after(ms, resolve)),
    wake: () => void (owner.isDead() || wake()),
    makeRoom: async () => {},
  };
}
