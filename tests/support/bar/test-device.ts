import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { AdminDb } from '../../../src/data/admin-db';
import type { DataDeps, FetchPort, LockPort, OutboxDb, StoragePort } from '../../../src/data/db';
import { GuestDb } from '../../../src/data/db';
import { newId } from '../../../src/data/ids';
import type { DrainReport } from '../../../src/data/outbox/drain';
import { drain } from '../../../src/data/outbox/drain';
import { guestReceivers } from '../../../src/data/receive/guest-receivers';
import { staffReceivers } from '../../../src/data/receive/staff-receivers';
import type { TestClock } from './test-clock';
import { createLocks } from './test-locks';

/** Holds what all tabs of one browser share. */
export type TestBrowser = {
  indexedDB: IDBFactory;
  storage: StoragePort & { texts: Map<string, string> };
  locks: LockPort;
};

export function openBrowser(): TestBrowser {
  const texts = new Map<string, string>();
  return {
    indexedDB: new IDBFactory(),
    storage: {
      texts,
      read: (key) => texts.get(key) ?? null,
      write(key, text) {
        if (text === null) texts.delete(key);
        else texts.set(key, text);
      },
    },
    locks: createLocks(),
  };
}

export type TestTab<Db extends OutboxDb> = {
  deps: DataDeps<Db>;
  drain(options?: { isHurried?: boolean }): Promise<DrainReport>;
};

type TabOptions = { fetch: FetchPort; clock: TestClock; browser?: TestBrowser };

/** Opens a guest's tab. The tab sends nothing by itself: a test drains the outbox by hand. */
export function openTab(options: TabOptions): TestTab<GuestDb> {
  const browser = options.browser ?? openBrowser();
  return tabOn(
    new GuestDb(guestReceivers, { indexedDB: browser.indexedDB, IDBKeyRange }),
    browser,
    options,
  );
}

/** Opens the venue's tablet. */
export function openTablet(options: TabOptions): TestTab<AdminDb> {
  const browser = options.browser ?? openBrowser();
  return tabOn(
    new AdminDb(staffReceivers, { indexedDB: browser.indexedDB, IDBKeyRange }),
    browser,
    options,
  );
}

let boots = 0;

function tabOn<Db extends OutboxDb>(
  db: Db,
  browser: TestBrowser,
  { fetch, clock }: TabOptions,
): TestTab<Db> {
  boots += 1;
  const deps: DataDeps<Db> = {
    db,
    now: clock.now,
    mono: clock.mono,
    bootId: `boot-${boots}`,
    newId,
    random: () => 0.5,
    fetch,
    storage: browser.storage,
    locks: browser.locks,
    isHidden: () => false,
    async wait(ms) {
      clock.advance(ms);
    },
    wake: () => {},
    makeRoom: async () => {},
    pinRounds: 1_000,
  };
  return { deps, drain: (drainOptions) => drain(deps, drainOptions) };
}
