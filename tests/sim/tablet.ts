import { AdminDb } from '../../src/data/admin-db';
import type { DbOptions } from '../../src/data/db';
import type { OutboxLoop } from '../../src/data/outbox/drain';
import { unblockAfterUpgrade } from '../../src/data/outbox/drain';
import { staffReceivers } from '../../src/data/receive/staff-receivers';
import { startStaffPoller } from '../../src/data/staff/staff-poller';
import { signInStaff } from '../../src/data/staff/staff-session';
import type { Browser } from './browser';
import { createBrowser } from './browser';
import { startLoop } from './loop';
import type { Line } from './net';
import { PASSWORD } from './server';
import { rowsOnDisk } from './storage';
import type { Tab } from './tab';
import { openTab } from './tab';
import type { World } from './world';

export type StaffPage = Tab<AdminDb> & {
  loop: OutboxLoop;
  refresh(): void;
  isListening(): boolean;
};
export const PEOPLE = ['staff', 'manager', 'owner'] as const;
export type Person = (typeof PEOPLE)[number];

/** Simulates a tablet behind the bar and the person at it. */
export type Tablet = {
  name: string;
  browser: Browser;
  line: Line;
  pages: StaffPage[];
  person: Person;
  openPage(): StaffPage;
  signIn(page: StaffPage, person: Person): void;
  /** Returns whether a person is signed in whose session the server may still know. */
  hasToken(): boolean;
};

const open = (options: DbOptions) => new AdminDb(staffReceivers, options);

export function createTablet(world: World, name: string, person: Person): Tablet {
  const { timeline } = world;
  const browser = createBrowser(name, timeline, world.hasLocks);
  const line = world.lineFor(name);
  const events = world.tabEventsFor(browser, 'bb-admin');
  const rng = world.rng.fork(name);

  function openPage(): StaffPage {
    const tabName = `${name}.page${tablet.pages.length + 1}`;
    const wake = () => {
      void loop.run(false);
      refresh();
    };
    const forked = rng.fork(tabName);
    const tab = openTab({
      name: tabName,
      browser,
      line,
      timeline,
      rng: forked,
      events,
      open,
      wake,
    });
    let isListening = false;
    const pulls = startStaffPoller(tab.deps, {
      onContact: () => {},
      onSignedOut: () => {},
      openConnection() {
        isListening = true;
        const stop = () => {
          isListening = false;
        };
        return { reconnect: () => {}, stop };
      },
    });
    const refresh = () => void pulls.refresh();
    const loop = startLoop(tab, refresh);
    const page = { ...tab, loop, refresh, isListening: () => isListening };
    tablet.pages.push(page);
    world.run(tab, 'start', async () => {
      await unblockAfterUpgrade(tab.deps);
      refresh();
      await loop.run(false);
    });
    return page;
  }

  const tablet: Tablet = {
    name,
    browser,
    line,
    pages: [],
    person,
    openPage,
    signIn(page, who) {
      tablet.person = who;
      const input = { email: `${who}@barbliss.example`, password: PASSWORD };
      world.run(page, `sign in ${who}`, () => signInStaff(page.deps, input));
    },
    hasToken: () => sessionOn(browser)?.token != null,
  };
  return tablet;
}

export function sessionOn({
  indexedDB,
}: Browser): { token: string | null; user: { id: string; role: string } } | undefined {
  const rows = rowsOnDisk<{ k: string; v: never }>(indexedDB, 'bb-admin', 'meta');
  return rows.find(({ k }) => k === 'session')?.v;
}
