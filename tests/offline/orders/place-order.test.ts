import { expect, test } from 'vitest';
import { cartToStore } from '#domain/cart/cart';
import { placeOrder, prepareOrder } from '../../../src/data/commands/orders/place-order';
import { finishPendingOrder } from '../../../src/data/orders/new-order';
import { burgerAndLemonade, LEMONADE, lineOf, MINUTE } from '../../support/bar/fixtures';
import { startEvening } from '../../support/evenings/guest-evening';

const CART = 'cart-storage';

function storedCart(...lines: ReturnType<typeof lineOf>[]): string {
  return cartToStore({ items: lines, isOpen: false });
}

test('an order placed offline is saved, and sent once when the network is back', async () => {
  const { bar, net, tab, clock, look } = await startEvening();
  net.fault = 'offline';
  const { orderId, saved } = await placeOrder(tab.deps, burgerAndLemonade());
  expect(saved).toBe('device');
  await tab.drain();
  expect(await look(orderId)).toMatchObject({ state: 'queued', local: { id: orderId } });
  expect(await bar.orders()).toEqual([]);

  net.fault = null;
  clock.advance(MINUTE);
  await tab.drain();
  expect(await bar.orders()).toMatchObject([{ id: orderId, status: 'pending' }]);
  expect(await look(orderId)).toMatchObject({
    state: 'received',
    response: { order: { id: orderId, status: 'pending', tableNumber: '12' } },
  });
});

test('attempts are not counted while the server is out of reach', async () => {
  const { net, tab, clock } = await startEvening();
  net.fault = 'offline';
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  for (let i = 0; i < 5; i += 1) {
    await tab.drain({ isHurried: true });
    clock.advance(MINUTE / 4);
  }
  expect(await tab.deps.db.outbox.get(orderId)).toMatchObject({ state: 'queued', attempts: 0 });
});

test('the cart is empty once the order is saved, but for what was added since', async () => {
  const { tab, browser } = await startEvening();
  const cart = burgerAndLemonade();
  const added = { ...lineOf(LEMONADE), id: 99 };
  browser.storage.write(CART, storedCart(...cart.lines, added));
  await placeOrder(tab.deps, cart);
  expect(browser.storage.read(CART)).toBe(storedCart(added));
});

test('a prepared order that is not confirmed is not sent; confirmed unchanged it is the prepared one', async () => {
  const { bar, tab, browser } = await startEvening();
  const cart = burgerAndLemonade();
  await prepareOrder(tab.deps, cart);
  await tab.drain();
  expect(await tab.deps.db.outbox.count()).toBe(0);
  expect(await tab.deps.db.myOrder.count()).toBe(0);

  const ready = JSON.parse(browser.storage.read('pending-order') ?? '{}');
  const { orderId } = await placeOrder(tab.deps, cart);
  expect(orderId).toBe(ready.id);
  await tab.drain();
  expect(await bar.orders()).toMatchObject([{ id: orderId }]);
});

test('a second tap on the same cart is the same order', async () => {
  const { bar, tab, net } = await startEvening();
  const cart = burgerAndLemonade();
  const taps = [placeOrder(tab.deps, cart), placeOrder(tab.deps, cart)];
  const [first, second] = await Promise.all(taps);
  expect(second?.orderId).toBe(first?.orderId);
  await tab.drain();
  expect(await bar.orders()).toHaveLength(1);
  expect(net.writes).toHaveLength(1);
});

test('the same cart ordered again later is another order', async () => {
  const { bar, tab } = await startEvening();
  const first = await placeOrder(tab.deps, burgerAndLemonade());
  const second = await placeOrder(tab.deps, burgerAndLemonade());
  expect(second.orderId).not.toBe(first.orderId);
  await tab.drain();
  expect(await bar.orders()).toHaveLength(2);
});

test('a crash before the order is saved loses nothing: the cart is there, and its tap is one order', async () => {
  const { bar, tab, browser, openTab } = await startEvening();
  const cart = burgerAndLemonade();
  browser.storage.write(CART, storedCart(...cart.lines));
  const crash = new Promise<never>(() => {});
  const crashed = { ...tab.deps, db: Object.create(tab.deps.db) };
  crashed.db.transaction = () => crash;
  void placeOrder(crashed, cart);
  await tab.deps.db.open();

  const reopened = openTab();
  await finishPendingOrder(reopened.deps);
  expect(browser.storage.read(CART)).toBe(storedCart(...cart.lines));
  await placeOrder(reopened.deps, cart);
  await reopened.drain();
  expect(await bar.orders()).toHaveLength(1);
});

test('a crash after the order is saved doubles nothing: the next start clears the cart', async () => {
  const { bar, tab, browser, openTab } = await startEvening();
  const cart = burgerAndLemonade();
  const beforeTap = storedCart(...cart.lines);
  browser.storage.write(CART, beforeTap);
  const crashed = { ...tab.deps, storage: { ...browser.storage, write: stopsAtCart } };
  function stopsAtCart(key: string, text: string | null) {
    if (key === CART) throw new Error('The phone is off.');
    browser.storage.write(key, text);
  }
  await expect(placeOrder(crashed, cart)).rejects.toThrow('The phone is off.');
  expect(browser.storage.read(CART)).toBe(beforeTap);

  const reopened = openTab();
  await finishPendingOrder(reopened.deps);
  expect(browser.storage.read(CART)).toBe(storedCart());
  await reopened.drain();
  expect(await bar.orders()).toHaveLength(1);
});

test('an empty cart is no order', async () => {
  const { tab } = await startEvening();
  const nothing = { ...burgerAndLemonade(), lines: [] };
  await expect(placeOrder(tab.deps, nothing)).rejects.toMatchObject({ code: 'order.empty' });
});
