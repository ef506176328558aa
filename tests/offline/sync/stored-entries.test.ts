import { expect, test } from 'vitest';
import { discardOrder, placeOrder } from '../../../src/data/commands/orders/place-order';
import { stateOf } from '../../../src/data/outbox/outbox';
import { AT_TABLE_12, burgerAndLemonade, MINUTE } from '../../support/bar/fixtures';
import { startEvening } from '../../support/evenings/guest-evening';

const DELIVERY = {
  fullName: 'Deniz Yılmaz',
  phone: '+90 532 123 45 67',
  address: 'Çalış Plajı 12',
  city: 'Fethiye',
  postalCode: '',
  instructions: 'blue door',
};
const HOUR = 60 * MINUTE;

test("once an order is received, the phone's outbox keeps nothing about the person", async () => {
  const { tab, net } = await startEvening();
  const cart = burgerAndLemonade();
  const draft = { ...AT_TABLE_12, serviceType: 'delivery' as const, delivery: DELIVERY };
  const order = { ...cart, draft, totalKurus: cart.totalKurus + 15_000 };
  const { orderId } = await placeOrder(tab.deps, order);
  await tab.drain();
  expect(net.writes[0]?.body).toContain(DELIVERY.address);

  const entry = await tab.deps.db.outbox.get(orderId);
  expect(entry).toMatchObject({ state: 'acked', body: '' });
  expect(entry).not.toHaveProperty('secret');
  expect(entry).not.toHaveProperty('answer');
  const kept = JSON.stringify([entry, await tab.deps.db.myOrder.get(orderId)]);
  for (const word of [DELIVERY.address, DELIVERY.phone, DELIVERY.fullName, 'blue door']) {
    expect(kept).not.toContain(word);
  }
});

test('settled entries are deleted after two days; others stay', async () => {
  const { tab, net, clock } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  net.fault = { status: 422, code: 'order.table_only' };
  const refused = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  clock.advance(47 * HOUR);
  await tab.drain();
  expect(await tab.deps.db.outbox.get(orderId)).toBeDefined();
  clock.advance(2 * HOUR);
  await tab.drain();
  expect((await tab.deps.db.outbox.toArray()).map(({ id }) => id)).toEqual([refused.orderId]);
});

test('an entry of another build is set aside, never dropped, and nobody waits behind it', async () => {
  const { bar, tab, clock } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  const entry = await tab.deps.db.outbox.get(orderId);
  const foreign = { ...entry, v: 2, shape: 'unknown' };
  await tab.deps.db.outbox.put(foreign as never);
  const next = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  expect(await bar.orders()).toMatchObject([{ id: next.orderId }]);

  clock.advance(100 * HOUR);
  await tab.drain({ isHurried: true });
  const kept = await tab.deps.db.outbox.get(orderId);
  expect(kept).toEqual(foreign);
  expect(stateOf(kept)).toBe('quarantined');
  await discardOrder(tab.deps, { orderId });
  expect(await tab.deps.db.outbox.get(orderId)).toBeUndefined();
});

test('a damaged entry does not stop the queue', async () => {
  const { bar, tab } = await startEvening();
  await tab.deps.db.outbox.put({ id: 'broken' } as never);
  await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  expect(await bar.orders()).toHaveLength(1);
  expect(await tab.deps.db.outbox.get('broken')).toEqual({ id: 'broken' });
});
