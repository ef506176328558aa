import { expect, test } from 'vitest';
import {
  confirmOrder,
  discardOrder,
  placeOrder,
  reopenOrder,
} from '../../../src/data/commands/orders/place-order';
import { VENUE_KEY } from '../../../src/data/db';
import {
  BURGER,
  burgerAndLemonade,
  EVENING,
  LEMONADE,
  lineOf,
  MINUTE,
} from '../../support/bar/fixtures';
import type { GuestEvening } from '../../support/evenings/guest-evening';
import { startEvening } from '../../support/evenings/guest-evening';

/** Places an order offline; the caller later restores the connection. */
async function orderOffline(given?: GuestEvening) {
  const evening = given ?? (await startEvening());
  evening.net.fault = 'offline';
  const { orderId } = await placeOrder(evening.tab.deps, burgerAndLemonade());
  evening.net.fault = null;
  return { ...evening, orderId };
}

test('a price that changed meanwhile is asked about, and yes makes one new order at the new price', async () => {
  const { bar, tab, look, orderId } = await orderOffline();
  await bar.changeItem(BURGER, { priceKurus: 52_000 });
  await tab.drain();
  expect(await bar.orders()).toEqual([]);
  const asked = await look(orderId);
  expect(asked).toMatchObject({
    state: 'changed',
    newTotalKurus: 77_000,
    changes: [
      { kind: 'price', line: 0, itemId: BURGER, old: '590.00', new: '620.00' },
      { kind: 'total', old: '740.00', new: '770.00' },
    ],
  });

  const confirmed = await confirmOrder(tab.deps, { orderId, accept: 'changes' });
  expect(confirmed.orderId).not.toBe(orderId);
  await tab.drain();
  expect(await bar.orders()).toMatchObject([{ id: confirmed.orderId, totalAmount: '770.00' }]);
  expect(await look(orderId)).toEqual({ state: 'superseded', by: confirmed.orderId });
});

test('yes tapped twice is one new order', async () => {
  const { bar, tab, orderId } = await orderOffline();
  await bar.changeItem(BURGER, { priceKurus: 52_000 });
  await tab.drain();
  const yes = () => confirmOrder(tab.deps, { orderId, accept: 'changes' });
  const [first, second] = await Promise.all([yes(), yes()]);
  expect(second).toEqual(first);
  expect(await yes()).toEqual(first);
  await tab.drain();
  expect(await bar.orders()).toHaveLength(1);
});

test('a dish that sold out meanwhile is left out after the guest agrees', async () => {
  const { bar, tab, look, orderId } = await orderOffline();
  await bar.changeItem(LEMONADE, { isAvailable: false });
  await tab.drain();
  expect(await look(orderId)).toMatchObject({
    state: 'changed',
    changes: [{ kind: 'sold_out', line: 1, itemId: LEMONADE }, { kind: 'total' }],
  });
  const { orderId: next } = await confirmOrder(tab.deps, { orderId, accept: 'changes' });
  await tab.drain();
  expect(await bar.orders()).toMatchObject([{ id: next, totalAmount: '590.00' }]);
});

test('with everything sold out there is nothing to say yes to', async () => {
  const { bar, tab, orderId } = await orderOffline();
  await bar.changeItem(LEMONADE, { isAvailable: false });
  await bar.changeItem(BURGER, { isAvailable: false });
  await tab.drain();
  const yes = confirmOrder(tab.deps, { orderId, accept: 'changes' });
  await expect(yes).rejects.toMatchObject({ code: 'order.empty' });
});

test('after ten minutes an order asks before it goes, and a yes is a new order', async () => {
  const { bar, net, tab, clock, look, orderId } = await orderOffline();
  clock.advance(10 * MINUTE + 1);
  await tab.drain();
  expect(net.writes).toEqual([]);
  expect(await look(orderId)).toMatchObject({ state: 'stale', mayReconfirm: true });

  const { orderId: next } = await confirmOrder(tab.deps, { orderId, accept: 'stale' });
  await tab.drain();
  expect(await bar.orders()).toMatchObject([{ id: next }]);
});

test('an order says its whole age though the clock of the phone was set back', async () => {
  const { tab, clock, look, orderId } = await orderOffline();
  clock.advance(19 * MINUTE);
  clock.moveWall(-18 * MINUTE);
  await tab.drain();
  expect(await look(orderId)).toMatchObject({ state: 'stale', ageMs: 19 * MINUTE });
});

test('an old order confirmed at prices that have changed asks once more', async () => {
  const { bar, tab, clock, look, orderId } = await orderOffline();
  clock.advance(15 * MINUTE);
  await tab.drain();
  await bar.changeItem(BURGER, { priceKurus: 52_000 });
  const { orderId: next } = await confirmOrder(tab.deps, { orderId, accept: 'stale' });
  await tab.drain();
  expect(await bar.orders()).toEqual([]);
  expect(await look(next)).toMatchObject({ state: 'changed', newTotalKurus: 77_000 });
});

test('within ten minutes nobody is asked', async () => {
  const { bar, tab, clock } = await orderOffline();
  clock.advance(10 * MINUTE - 1);
  await tab.drain();
  expect(await bar.orders()).toHaveLength(1);
});

test('a phone that slept does not make an order older than it is', async () => {
  const { bar, tab, clock } = await orderOffline();
  clock.moveWall(5 * MINUTE);
  await tab.drain();
  expect(await bar.orders()).toHaveLength(1);
});

test.each([
  ['an hour', 60 * MINUTE + 1],
  ['the closing hour', 4 * 60 * MINUTE + 1],
])('after %s an order only comes back as a cart', async (_, waitMs) => {
  const { net, tab, clock, look, orderId } = await orderOffline();
  clock.advance(waitMs);
  await tab.drain();
  expect(net.writes).toEqual([]);
  expect(await look(orderId)).toMatchObject({ state: 'stale', mayReconfirm: false });
  const yes = confirmOrder(tab.deps, { orderId, accept: 'stale' });
  await expect(yes).rejects.toMatchObject({ code: 'stale_order' });
});

test('an order from five minutes before closing asks after closing', async () => {
  const evening = await startEvening();
  const closing = Date.parse('2026-07-04T22:00:00Z');
  evening.clock.advance(closing - EVENING - 5 * MINUTE);
  const { net, tab, clock, look, orderId } = await orderOffline(evening);
  // The phone has read the venue, so it knows the opening hours.
  tab.deps.storage.write(VENUE_KEY, '{"rules":{}}');
  clock.advance(6 * MINUTE);
  await tab.drain();
  expect(net.writes).toEqual([]);
  expect(await look(orderId)).toMatchObject({ state: 'stale', mayReconfirm: false });
});

test('an order taken back into the cart carries today’s prices, and nothing is sent', async () => {
  const { bar, net, tab, clock, browser, look, orderId } = await orderOffline();
  clock.advance(2 * 60 * MINUTE);
  await tab.drain();
  await bar.changeItem(BURGER, { priceKurus: 52_000 });
  await reopenOrder(tab.deps, { orderId });
  const cart = JSON.parse(browser.storage.read('cart-storage') ?? '');
  expect(cart.state.items).toMatchObject([
    { originalMenuItemId: BURGER, price: '620.00', customizations: { fries: 'plain' } },
    { originalMenuItemId: LEMONADE, price: lineOf(LEMONADE).price },
  ]);
  await tab.drain({ isHurried: true });
  expect(net.writes).toEqual([]);
  expect(await look(orderId)).toMatchObject({ state: 'cancelled' });
});

test('an order that the guest gives up is discarded', async () => {
  const { bar, tab, clock, look, orderId } = await orderOffline();
  clock.advance(20 * MINUTE);
  await tab.drain();
  await discardOrder(tab.deps, { orderId });
  await tab.drain({ isHurried: true });
  expect(await look(orderId)).toMatchObject({ state: 'cancelled' });
  expect(await bar.orders()).toEqual([]);
});
