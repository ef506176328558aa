import { expect, onTestFinished, test, vi } from 'vitest';
import { cancelOrder, placeOrder } from '../../../src/data/commands/orders/place-order';
import type { OutboxDb } from '../../../src/data/db';
import { unsavedOrders } from '../../../src/data/orders/new-order';
import { claim } from '../../../src/data/outbox/outbox';
import { burgerAndLemonade } from '../../support/bar/fixtures';
import { until } from '../../support/bar/until';
import { startEvening } from '../../support/evenings/guest-evening';
import { startStaffEvening } from '../../support/evenings/staff-evening';
import {
  failOpens,
  failStarts,
  loseCommits,
  lostConnection,
} from '../../support/faults/faulty-storage';

const MOMENTS: [string, (db: OutboxDb, ...errors: Error[]) => void][] = [
  ['at opening', failOpens],
  ['before a write', failStarts],
  ['after a write, with the word of it', loseCommits],
];

function lose(times: number): Error[] {
  return Array.from({ length: times }, lostConnection);
}

test.each(MOMENTS)('lost %s three times, an order is saved once and sent once', async (_, fail) => {
  const { bar, net, tab } = await startEvening();
  fail(tab.deps.db, ...lose(3));
  const { orderId, saved } = await placeOrder(tab.deps, burgerAndLemonade());
  expect(saved).toBe('device');
  expect(await tab.deps.db.outbox.toArray()).toMatchObject([{ id: orderId }]);
  await tab.drain();
  expect(net.writes).toHaveLength(1);
  expect(await bar.orders()).toMatchObject([{ id: orderId }]);
});

test.each(MOMENTS.slice(0, 2))(
  'lost %s a fourth time, the order goes at once and is still one',
  async (_, fail) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { bar, tab, openTab } = await startEvening();
    fail(tab.deps.db, ...lose(4));
    const { orderId, saved } = await placeOrder(tab.deps, burgerAndLemonade());
    expect(saved).toBe('memory');
    await until(() => {
      expect(unsavedOrders.get().get(orderId)?.entry.state).toBe('acked');
    });
    await openTab().drain();
    expect(await bar.orders()).toMatchObject([{ id: orderId }]);
  },
);

test('an order whose saving was not confirmed is found again, once', async () => {
  const { bar, tab, openTab } = await startEvening();
  loseCommits(tab.deps.db, ...lose(4));
  const { orderId, saved } = await placeOrder(tab.deps, burgerAndLemonade());
  expect(saved).toBe('device');
  await openTab().drain();
  expect(await bar.orders()).toMatchObject([{ id: orderId }]);
});

test.each(MOMENTS)(
  'lost %s, a drain still sends each mutation once and settles it',
  async (_, fail) => {
    const { bar, net, tab, look } = await startEvening();
    const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
    fail(tab.deps.db, ...lose(2));
    await tab.drain();
    expect(net.writes).toHaveLength(1);
    expect(await look(orderId)).toMatchObject({ state: 'received' });
    expect(await bar.orders()).toHaveLength(1);
  },
);

test.each(MOMENTS)('lost %s, a status change at the server happens once', async (_, fail) => {
  const { bar, placeOrder: placed, openTablet } = await startStaffEvening();
  const orderId = await placed();
  const tablet = await openTablet();
  await tablet.pull();
  fail(tablet.deps.db, ...lose(1));
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  expect(tablet.net.writes).toHaveLength(1);
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
  expect(await tablet.board()).toMatchObject([{ isQueued: false, conflict: null }]);
});

test.each(MOMENTS)('lost %s, a cancelled order is cancelled once', async (_, fail) => {
  const { bar, net, tab } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  fail(tab.deps.db, ...lose(1));
  await cancelOrder(tab.deps, { orderId });
  await tab.drain();
  expect(net.writes).toHaveLength(2);
  expect(await bar.orders()).toMatchObject([{ status: 'cancelled' }]);
});

test('an attempt whose claim was written, but whose response was lost, continues', async () => {
  const { tab } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  loseCommits(tab.deps.db, ...lose(1));
  expect(await claim(tab.deps, orderId, 'mine')).toMatchObject({ leaseOwner: 'mine' });
  expect(await claim(tab.deps, orderId, 'another')).toBeNull();
});

test('a pull is written once, however often the connection is lost on the way', async () => {
  const { placeOrder: placed, openTablet } = await startStaffEvening();
  await placed();
  const tablet = await openTablet();
  loseCommits(tablet.deps.db, ...lose(2));
  await tablet.pull();
  await placed();
  await tablet.pull();
  expect(await tablet.board()).toHaveLength(2);
});

test('storage that hangs at opening is given up after 5 s: the order goes at once; later it saves again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { bar, tab } = await startEvening();
  const { db } = tab.deps;
  db.close();
  const hang = vi.spyOn(db, 'open');
  const isOpening = new Promise<void>((resolve) => {
    hang.mockImplementation((() => {
      resolve();
      return new Promise(() => {});
    }) as never);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const onPlaced = vi.fn();
  const placing = placeOrder(tab.deps, burgerAndLemonade());
  void placing.then(onPlaced);
  await isOpening;
  await vi.advanceTimersByTimeAsync(4_999);
  expect(onPlaced).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const { orderId, saved } = await placing;
  expect(saved).toBe('memory');
  vi.useRealTimers();
  await until(async () => expect(await bar.orders()).toMatchObject([{ id: orderId }]));
  hang.mockRestore();
  const again = await placeOrder(tab.deps, burgerAndLemonade());
  expect(again.saved).toBe('device');
});
