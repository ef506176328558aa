import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeAll, expect, test } from 'vitest';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import { liveRead } from '../../../src/data/live-read';
import { burgerAndLemonade } from '../../support/bar/fixtures';
import { until } from '../../support/bar/until';
import { startEvening } from '../../support/evenings/guest-evening';

// Dexie's live queries first ask whether IndexedDB exists.
beforeAll(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
});

test('a reader that waits for something else first still sees every later change of all it reads', async () => {
  const { tab } = await startEvening();
  const open = async () => tab.deps;
  async function readLate() {
    const { db } = await open();
    const [orders, entries] = [await db.myOrder.count(), await db.outbox.toArray()];
    return [orders, entries.map(({ state }) => state)];
  }
  let seen: unknown;
  const reading = liveRead(() => readLate()).subscribe((found) => {
    seen = found;
  });
  await until(() => expect(seen).toEqual([0, []]));
  await placeOrder(tab.deps, burgerAndLemonade());
  await until(() => expect(seen).toEqual([1, ['queued']]));
  await tab.drain();
  await until(() => expect(seen).toEqual([1, ['acked']]));
  reading.unsubscribe();
});
