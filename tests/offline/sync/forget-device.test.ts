import { expect, test } from 'vitest';
import { forgetDevice } from '../../../src/data/commands/forget-device';
import { discardOrder, placeOrder } from '../../../src/data/commands/orders/place-order';
import { unsavedOrders } from '../../../src/data/orders/new-order';
import { burgerAndLemonade } from '../../support/bar/fixtures';
import { startEvening } from '../../support/evenings/guest-evening';

const DRAFT = { savedAt: 1, draft: { delivery: { fullName: 'Deniz Yılmaz' } } };

test('a device that forgets its guest keeps only the language', async () => {
  const { tab, browser } = await startEvening();
  const { texts } = browser.storage;
  await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  texts.set('language-storage', 'tr');
  texts.set('checkout-draft', JSON.stringify(DRAFT));
  texts.set('a-draft-of-tomorrow', 'Deniz');

  const report = await forgetDevice(tab.deps, { storedKeys: [...texts.keys()] });
  expect(report).toMatchObject({ unfinished: 0, isKnownToBar: false });
  expect([...texts.keys()]).toEqual(['language-storage']);
  const { db } = tab.deps;
  expect(await db.myOrder.count()).toBe(0);
  expect(await db.outbox.count()).toBe(0);
  expect((await db.meta.toArray()).map(({ k }) => k)).toEqual(['initMarker']);
});

test('nothing is forgotten while an order has not been sent; cancelled, it is out of the way', async () => {
  const { tab, net, browser } = await startEvening();
  const { texts } = browser.storage;
  net.fault = 'offline';
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  texts.set('checkout-draft', JSON.stringify(DRAFT));
  const storedKeys = [...texts.keys()];
  expect(await forgetDevice(tab.deps, { storedKeys })).toMatchObject({ unfinished: 1 });
  expect(await tab.deps.db.myOrder.count()).toBe(1);
  expect(texts.has('checkout-draft')).toBe(true);

  await discardOrder(tab.deps, { orderId });
  expect(await forgetDevice(tab.deps, { storedKeys })).toMatchObject({ unfinished: 0 });
  expect(await tab.deps.db.myOrder.count()).toBe(0);
});

test('an order that the device could not save is in the way as well', async () => {
  const { tab, net } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  const order = await tab.deps.db.myOrder.get(orderId);
  const entry = await tab.deps.db.outbox.get(orderId);
  if (!order || !entry) throw new Error('The order is not here.');
  net.fault = 'offline';
  unsavedOrders.set(new Map([[orderId, { order, entry: { ...entry, state: 'queued' } }]]));
  expect(await forgetDevice(tab.deps, { storedKeys: [] })).toMatchObject({ unfinished: 1 });
  expect(await tab.deps.db.myOrder.count()).toBe(1);
  unsavedOrders.set(new Map());
});

test('an unreadable entry counts as a mutation: it blocks until a person discards it', async () => {
  const { tab } = await startEvening();
  await tab.deps.db.outbox.put({ id: 'broken' } as never);
  expect(await forgetDevice(tab.deps, { storedKeys: [] })).toMatchObject({ unfinished: 1 });
});

test('without a connection the device forgets, and says that the bar still knows the browser', async () => {
  const { tab, net } = await startEvening();
  await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  net.fault = 'offline';
  const report = await forgetDevice(tab.deps, { storedKeys: [] });
  expect(report).toEqual({ unfinished: 0, isKnownToBar: true });
  expect(await tab.deps.db.myOrder.count()).toBe(0);
});
