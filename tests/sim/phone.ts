import type { MenuItem } from '#domain/menu/menu-item';
import type { DbOptions } from '../../src/data/db';
import { GuestDb } from '../../src/data/db';
import type { OrderedCart } from '../../src/data/orders/new-order';
import { finishPendingOrder } from '../../src/data/orders/new-order';
import type { OutboxLoop } from '../../src/data/outbox/drain';
import { drain, unblockAfterUpgrade } from '../../src/data/outbox/drain';
import { guestReceivers } from '../../src/data/receive/guest-receivers';
import type { Browser } from './browser';
import { createBrowser } from './browser';
import { startLoop } from './loop';
import type { Line } from './net';
import type { Tab } from './tab';
import { openTab } from './tab';
import type { World } from './world';

export type Page = Tab<GuestDb> & { loop: OutboxLoop };

/** Simulates a guest's phone: pages and a service worker on one storage. */
export type Phone = {
  name: string;
  browser: Browser;
  line: Line;
  pages: Page[];
  /** The menu that this guest last saw; an empty list means the first day's menu. */
  menu: readonly MenuItem[];
  /** The cart's content until its order. */
  cart: OrderedCart | null;
  openPage(): Page;
  sync(): void;
};

const open = (options: DbOptions) => new GuestDb(guestReceivers, options);

export function createPhone(world: World, name: string): Phone {
  const { timeline } = world;
  const browser = createBrowser(name, timeline, world.hasLocks);
  const line = world.lineFor(name);
  const events = world.tabEventsFor(browser, 'bb-guest');
  const rng = world.rng.fork(name);
  let opened = 0;

  function nextTab(kind: string, wake: () => void): Tab<GuestDb> {
    opened += 1;
    const tabName = `${name}.${kind}${opened}`;
    return openTab({
      name: tabName,
      browser,
      line,
      timeline,
      rng: rng.fork(tabName),
      events,
      open,
      wake,
    });
  }

  function openPage(): Page {
    const tab = nextTab('page', () => void loop.run(false));
    const loop = startLoop(tab, () => {});
    const page = { ...tab, loop };
    phone.pages.push(page);
    world.run(tab, 'start', async () => {
      await finishPendingOrder(tab.deps);
      await unblockAfterUpgrade(tab.deps);
      await loop.run(false);
    });
    return page;
  }

  const phone: Phone = {
    name,
    browser,
    line,
    pages: [],
    menu: [],
    cart: null,
    openPage,
    sync() {
      const worker = nextTab('worker', () => {});
      world.run(worker, 'sync', async () => {
        await drain(worker.deps, { isHurried: true }).finally(() => worker.deps.db.close());
        worker.kill();
      });
    },
  };
  return phone;
}
