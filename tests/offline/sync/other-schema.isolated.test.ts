import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import type { DbOptions } from '../../../src/data/db';
import { GuestDb } from '../../../src/data/db';
import { unsavedOrders } from '../../../src/data/orders/new-order';
import { countOutbox, readEntry } from '../../../src/data/outbox/outbox';
import { guestReceivers } from '../../../src/data/receive/guest-receivers';
import { watchDb } from '../../../src/data/start/guest-device';
import { updateStore } from '../../../src/data/start/update-store';
import { burgerAndLemonade } from '../../support/bar/fixtures';
import { until } from '../../support/bar/until';
import type { GuestEvening } from '../../support/evenings/guest-evening';
import { startEvening } from '../../support/evenings/guest-evening';

/** A later build adds a field to entries and a table to the database. */
class LaterDb extends GuestDb {
  constructor(options: DbOptions, upgrade: (entry: Record<string, unknown>) => void) {
    super(guestReceivers, options);
    this.version(9)
      .stores({ favourite: '&id' })
      .upgrade((tx) => tx.table('outbox').toCollection().modify(upgrade));
  }
}

function openLater(
  { browser }: GuestEvening,
  upgrade: (entry: Record<string, unknown>) => void = (entry) => {
    entry.channel = 'web';
  },
): LaterDb {
  return new LaterDb({ indexedDB: browser.indexedDB, IDBKeyRange }, upgrade);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('addEventListener', () => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  unsavedOrders.set(new Map());
});

async function untilAcked(orderId: string): Promise<void> {
  await until(() => {
    expect(unsavedOrders.get().get(orderId)?.entry.state).toBe('acked');
  });
}

test('an old tab steps back at once when a newer build takes the database, and asks to be loaded again', async () => {
  const evening = await startEvening();
  const { db } = evening.tab.deps;
  watchDb(db);
  await db.open();
  const later = openLater(evening);
  await later.open();
  expect([db.isRetired, db.isOpen()]).toEqual([true, false]);
  expect(updateStore.get().ready).toBe(true);
});

test('an order tapped in a tab that stepped back goes at once, and nothing is written into the newer database', async () => {
  const evening = await startEvening();
  const { bar, tab } = evening;
  watchDb(tab.deps.db);
  await tab.deps.db.open();
  const later = openLater(evening);
  await later.open();
  const { orderId, saved } = await placeOrder(tab.deps, burgerAndLemonade());
  expect(saved).toBe('memory');
  await untilAcked(orderId);
  expect(await bar.orders()).toMatchObject([{ id: orderId }]);
  expect(await later.outbox.count()).toBe(0);
});

test('an old build that writes into the newer database is read by the version of what it wrote', async () => {
  const evening = await startEvening();
  const { bar, openTab } = evening;
  const later = openLater(evening);
  await later.open();
  // The browser opens the newer database for older code too.
  const old = openTab();
  const { orderId, saved } = await placeOrder(old.deps, burgerAndLemonade());
  expect(saved).toBe('device');
  const row = await later.outbox.get(orderId);
  expect(readEntry(row)).toMatchObject({ id: orderId, v: 1 });
  await old.drain();
  expect(await bar.orders()).toMatchObject([{ id: orderId }]);
});

test('a newer build’s entries are set aside in sight by an old one, byte for byte, and its own pass', async () => {
  const evening = await startEvening();
  const { bar, tab, openTab } = evening;
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  tab.deps.db.close();
  const later = openLater(evening, (entry) => Object.assign(entry, { v: 2, channel: 'web' }));
  await later.open();
  const upgraded = await later.outbox.get(orderId);
  later.close();
  const old = openTab();
  const own = await placeOrder(old.deps, burgerAndLemonade());
  await old.drain();
  expect(await bar.orders()).toMatchObject([{ id: own.orderId }]);
  const rows = await old.deps.db.outbox.toArray();
  expect(countOutbox(rows)).toEqual({ waiting: 0, attention: 1 });
  expect(rows.find(({ id }) => id === orderId)).toEqual(upgraded);
});

test('an upgrade that fails leaves the old data whole; the new build goes on without storage and says so', async () => {
  const evening = await startEvening();
  const { bar, tab, openTab } = evening;
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  const before = await tab.deps.db.outbox.toArray();
  tab.deps.db.close();
  const later = openLater(evening, () => {
    throw new Error('The upgrade has a fault.');
  });
  const { orderId: next, saved } = await placeOrder(
    { ...tab.deps, db: later },
    burgerAndLemonade(),
  );
  expect(saved).toBe('memory');
  expect(console.error).toHaveBeenCalled();
  await untilAcked(next);
  later.close();

  const repaired = openTab();
  expect(await repaired.deps.db.outbox.toArray()).toEqual(before);
  await repaired.drain();
  expect((await bar.orders()).map(({ id }) => id).sort()).toEqual([orderId, next].sort());
});

const REFUSALS: [string, () => DbOptions['indexedDB'] | undefined][] = [
  ['has none', () => undefined],
  [
    'throws when it is opened',
    () => {
      const refusing = new IDBFactory();
      refusing.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      return refusing;
    },
  ],
];

test.each(REFUSALS)(
  'where storage %s, an order is sent at once and not called saved',
  async (_, refuse) => {
    const { bar, tab } = await startEvening();
    const indexedDB = refuse();
    const db = new GuestDb(
      guestReceivers,
      indexedDB ? { indexedDB, IDBKeyRange } : ({ indexedDB: null } as never),
    );
    const { orderId, saved } = await placeOrder({ ...tab.deps, db }, burgerAndLemonade());
    expect(saved).toBe('memory');
    await untilAcked(orderId);
    expect(await bar.orders()).toMatchObject([{ id: orderId }]);
  },
);
