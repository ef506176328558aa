import { expect, test } from 'vitest';
import { discardEntry, retryEntry } from '../../../src/data/commands/entries';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import { claim, countOutbox } from '../../../src/data/outbox/outbox';
import { outboxRows } from '../../../src/data/outbox/outbox-rows';
import { burgerAndLemonade } from '../../support/bar/fixtures';
import { startEvening } from '../../support/evenings/guest-evening';
import { startStaffEvening } from '../../support/evenings/staff-evening';

test("discarding a change discards the changes built on it, and the board shows the server's state", async () => {
  const { bar, placeOrder: order, openTablet } = await startStaffEvening();
  const orderId = await order();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.move(orderId, 'confirmed', 'preparing');
  const [first] = outboxRows(await tablet.deps.db.outbox.toArray());
  expect(first).toMatchObject({ kind: 'order.status', toStatus: 'confirmed', isUnsent: true });
  await discardEntry(tablet.deps, { id: first?.id ?? '' });
  expect(outboxRows(await tablet.deps.db.outbox.toArray())).toEqual([]);
  expect(await tablet.board()).toMatchObject([{ status: 'pending', isQueued: false }]);
  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ status: 'pending' }]);
});

test('an entry being sent cannot be discarded: it may have arrived', async () => {
  const { tab } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await claim(tab.deps, orderId, 'attempt');
  const discarding = discardEntry(tab.deps, { id: orderId });
  await expect(discarding).rejects.toMatchObject({ code: 'in_progress' });
  expect(await tab.deps.db.outbox.get(orderId)).toMatchObject({ state: 'sending' });
});

test('a guest cannot discard an order sent without a response: it may have arrived', async () => {
  const { bar, tab, net } = await startEvening();
  net.fault = 'lose-response';
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  const discarding = discardEntry(tab.deps, { id: orderId });
  await expect(discarding).rejects.toMatchObject({ code: 'in_progress' });
  net.fault = null;
  await tab.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ id: orderId }]);
});

test('a mutation that was set aside gets another chance under the same id', async () => {
  const { bar, tab } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.deps.db.outbox.update(orderId, { state: 'quarantined', faults: 9 });
  await tab.drain({ isHurried: true });
  expect(await bar.orders()).toEqual([]);
  await retryEntry(tab.deps, { id: orderId });
  await tab.drain();
  expect(await bar.orders()).toMatchObject([{ id: orderId }]);
});

test('an unreadable entry is shown and counted, stays through every try, and goes when a person discards it', async () => {
  const { tab } = await startEvening();
  const { db } = tab.deps;
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  const entry = await db.outbox.get(orderId);
  await db.outbox.put({ ...entry, v: 2 } as never);
  await db.outbox.put({ id: 'broken', body: '{' } as never);
  await retryEntry(tab.deps, { id: orderId });
  await tab.drain({ isHurried: true });
  const stored = await db.outbox.toArray();
  const rows = outboxRows(stored);
  expect(rows.map(({ id, kind, code }) => ({ id, kind, code }))).toEqual([
    { id: 'broken', kind: null, code: '' },
    { id: orderId, kind: null, code: expect.stringMatching(/^B-/) },
  ]);
  const { waiting, attention } = countOutbox(stored);
  expect(waiting + attention).toBe(rows.length);
  await discardEntry(tab.deps, { id: 'broken' });
  await discardEntry(tab.deps, { id: orderId });
  expect(await db.outbox.count()).toBe(0);
});

test('finished entries are not shown', async () => {
  const { tab } = await startEvening();
  await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  expect(await tab.deps.db.outbox.count()).toBe(1);
  expect(outboxRows(await tab.deps.db.outbox.toArray())).toEqual([]);
});
