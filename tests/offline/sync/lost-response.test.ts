import { expect, test } from 'vitest';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import { burgerAndLemonade, MINUTE } from '../../support/bar/fixtures';
import type { Fault } from '../../support/bar/test-net';
import { startEvening } from '../../support/evenings/guest-evening';

test('a response lost after the commit leaves one order, and the device learns of it', async () => {
  const { bar, net, tab, clock, look } = await startEvening();
  net.fault = 'lose-response';
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  expect(await bar.orders()).toHaveLength(1);
  expect(await look(orderId)).toMatchObject({ state: 'queued' });

  net.fault = null;
  clock.advance(MINUTE);
  await tab.drain();
  expect(await bar.orders()).toHaveLength(1);
  expect(await look(orderId)).toMatchObject({ state: 'received' });
  const [first, second] = net.writes;
  expect(second?.body).toBe(first?.body);
  expect(second?.id).toBe(first?.id);
});

test('an order whose response was lost is asked about even when it has grown old, and is not ordered twice', async () => {
  const { bar, net, tab, clock, look } = await startEvening();
  net.fault = 'lose-response';
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  net.fault = null;
  clock.advance(3 * 60 * MINUTE);
  await tab.drain();
  expect(await look(orderId)).toMatchObject({ state: 'received' });
  expect(await bar.orders()).toHaveLength(1);
});

test('an order that never arrived, though it was tried, is not taken by the bar when it has grown old', async () => {
  const { bar, net, tab, clock, look } = await startEvening();
  net.fault = 'bad-gateway';
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  net.fault = null;
  clock.advance(20 * MINUTE);
  await tab.drain();
  expect(await bar.orders()).toEqual([]);
  expect(await look(orderId)).toMatchObject({ state: 'stale', mayReconfirm: true });
});

test('a clock set back does not make an order young that was tried before', async () => {
  const { bar, net, tab, clock, look } = await startEvening();
  net.fault = 'bad-gateway';
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  net.fault = null;
  clock.advance(20 * MINUTE);
  clock.moveWall(-20 * MINUTE);
  await tab.drain({ isHurried: true });
  expect(await bar.orders()).toEqual([]);
  expect(await look(orderId)).toMatchObject({ state: 'stale' });
});

test('a clock set back while the app was closed does not make such an order young', async () => {
  const { bar, net, tab, clock, openTab, look } = await startEvening();
  net.fault = 'bad-gateway';
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  net.fault = null;
  clock.moveWall(-20 * MINUTE);
  await openTab().drain({ isHurried: true });
  expect(await bar.orders()).toEqual([]);
  expect(await look(orderId)).toMatchObject({ state: 'stale' });
});

const NO_RESPONSES: [string, Fault][] = [
  ['a request lost on its way', 'offline'],
  ['a portal’s page', 'portal'],
  ['a gateway’s error page', 'bad-gateway'],
  ['a server that is starting', { status: 503 }],
  ['a server that breaks', { status: 500 }],
  ['a server that is busy with the same id', { status: 409, code: 'in_progress' }],
  ['a receipt for another order', { status: 201 }],
];

test.each(NO_RESPONSES)('%s is no receipt: the order stays and goes later', async (_, fault) => {
  const { bar, net, tab, clock, look } = await startEvening();
  net.fault = fault;
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  expect(await look(orderId)).toMatchObject({ state: 'queued' });
  expect(await bar.orders()).toEqual([]);

  net.fault = null;
  clock.advance(5 * MINUTE);
  await tab.drain();
  expect(await look(orderId)).toMatchObject({ state: 'received' });
  expect(await bar.orders()).toHaveLength(1);
});

test('the server’s own waiting time is kept, even when a person is in a hurry', async () => {
  const { net, tab, clock } = await startEvening();
  net.fault = { status: 429, headers: { 'Retry-After': '120' } };
  await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  net.fault = null;
  clock.advance(MINUTE);
  await tab.drain({ isHurried: true });
  expect(net.writes).toHaveLength(1);
  clock.advance(MINUTE);
  await tab.drain();
  expect(net.writes).toHaveLength(2);
});

test('a person in a hurry does not wait for our own back-off', async () => {
  const { bar, net, tab } = await startEvening();
  net.fault = 'bad-gateway';
  await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  net.fault = null;
  await tab.drain();
  expect(await bar.orders()).toEqual([]);
  await tab.drain({ isHurried: true });
  expect(await bar.orders()).toHaveLength(1);
});

test('an order that makes the server fail again and again is set aside; others are sent', async () => {
  const { bar, net, tab, clock, look } = await startEvening();
  net.fault = { status: 500 };
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  for (let i = 0; i < 9; i += 1) {
    await tab.drain();
    clock.advance(2 * MINUTE);
  }
  expect(await look(orderId)).toMatchObject({ state: 'quarantined' });
  net.fault = null;
  const next = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  expect(await bar.orders()).toMatchObject([{ id: next.orderId }]);
});
