import { expect, test } from 'vitest';
import { cancelOrder, placeOrder } from '../../../src/data/commands/orders/place-order';
import { claim } from '../../../src/data/outbox/outbox';
import { burgerAndLemonade, MINUTE } from '../../support/bar/fixtures';
import { startEvening } from '../../support/evenings/guest-evening';

test('an order cancelled before it was ever sent is never sent', async () => {
  const { bar, net, tab, look } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await cancelOrder(tab.deps, { orderId });
  await tab.drain({ isHurried: true });
  expect(net.writes).toEqual([]);
  expect(await bar.orders()).toEqual([]);
  expect(await look(orderId)).toMatchObject({ state: 'cancelled' });
});

test('an order cancelled while it is on its way is placed first and cancelled after', async () => {
  const { bar, net, tab, clock, look } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await claim(tab.deps, orderId, 'elsewhere');
  await cancelOrder(tab.deps, { orderId });
  expect(await look(orderId)).toMatchObject({ state: 'sending', cancelPending: true });
  clock.advance(MINUTE);
  await tab.drain();
  expect(net.writes.map(({ path }) => path)).toEqual([
    '/api/orders',
    `/api/orders/${orderId}/cancel`,
  ]);
  expect(await bar.orders()).toMatchObject([{ id: orderId, status: 'cancelled' }]);
  expect(await look(orderId)).toMatchObject({
    state: 'received',
    response: { order: { status: 'cancelled' } },
    cancelPending: false,
  });
});

test('an order whose response was lost is cancelled on the server, not only here', async () => {
  const { bar, net, tab, clock } = await startEvening();
  net.fault = 'lose-response';
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  await cancelOrder(tab.deps, { orderId });
  net.fault = null;
  clock.advance(MINUTE);
  await tab.drain();
  expect(await bar.orders()).toMatchObject([{ id: orderId, status: 'cancelled' }]);
});

test('an order cancelled while it was being sent, and then refused, is simply cancelled', async () => {
  const { bar, net, tab, clock, look } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await claim(tab.deps, orderId, 'elsewhere');
  await cancelOrder(tab.deps, { orderId });
  net.fault = { status: 422, code: 'order.unknown_item' };
  clock.advance(MINUTE);
  await tab.drain();
  expect(net.writes).toHaveLength(1);
  expect(await bar.orders()).toEqual([]);
  expect(await look(orderId)).toMatchObject({ state: 'cancelled' });
});

test('an order at the bar is cancelled once, however often it is tapped', async () => {
  const { net, tab } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  await cancelOrder(tab.deps, { orderId });
  await cancelOrder(tab.deps, { orderId });
  await tab.drain();
  expect(net.writes).toHaveLength(2);
});

test('an order in preparation cannot be cancelled, and the page says why', async () => {
  const { net, tab, look } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  await cancelOrder(tab.deps, { orderId });
  net.fault = { status: 409, code: 'order.not_cancellable' };
  await tab.drain();
  expect(await look(orderId)).toMatchObject({
    state: 'received',
    cancelPending: false,
    cancelRefused: 'order.not_cancellable',
  });
});

test('an order taken back twice before it was sent asks the bar for nothing', async () => {
  const { bar, net, tab, openTab, look } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  const taps = [tab, openTab()].map(({ deps }) => cancelOrder(deps, { orderId }));
  await Promise.all(taps);
  await cancelOrder(tab.deps, { orderId });
  await tab.drain();
  expect(net.writes).toEqual([]);
  expect(await bar.orders()).toEqual([]);
  expect(await look(orderId)).toMatchObject({ state: 'cancelled' });
  expect(await tab.deps.db.outbox.toArray()).toMatchObject([{ state: 'cancelled' }]);
});
