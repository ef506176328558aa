import { expect, test, vi } from 'vitest';
import {
  cancelOrder,
  confirmOrder,
  placeOrder,
} from '../../../src/data/commands/orders/place-order';
import { StorageRefused, withDb } from '../../../src/data/db';
import { unsavedOrders } from '../../../src/data/orders/new-order';
import { BURGER, burgerAndLemonade } from '../../support/bar/fixtures';
import type { Fault } from '../../support/bar/test-net';
import { until } from '../../support/bar/until';
import type { GuestEvening } from '../../support/evenings/guest-evening';
import { startEvening } from '../../support/evenings/guest-evening';

/** Throws the browser's error for full storage. */
function quotaExceeded(): Error {
  const inner = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  return Object.assign(new Error('aborted'), { name: 'AbortError', inner });
}

function failWrites(evening: GuestEvening, ...errors: Error[]) {
  const { db } = evening.tab.deps;
  const transaction = db.transaction.bind(db);
  const left = [...errors];
  vi.spyOn(db, 'transaction').mockImplementation(((...args: never[]) => {
    const error = left.shift();
    return error ? Promise.reject(error) : (transaction as (...all: never[]) => unknown)(...args);
  }) as never);
}

async function settledState(orderId: string) {
  return until(() => {
    const state = unsavedOrders.get().get(orderId)?.entry.state;
    if (state === 'queued' || state === 'sending') throw new Error(state);
    return state;
  });
}

const CART = 'cart-storage';
const FULL_CART = '{"state":{"items":[],"isOpen":true},"version":1}';

test('storage that refuses: the order goes at once under its id, and says that it is not saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const evening = await startEvening();
  failWrites(evening, new Error('refused'));
  const { orderId, saved } = await placeOrder(evening.tab.deps, burgerAndLemonade());
  expect(saved).toBe('memory');
  expect(await settledState(orderId)).toBe('acked');
  expect(await evening.bar.orders()).toMatchObject([{ id: orderId }]);
  expect(unsavedOrders.get().get(orderId)?.order.answer?.order.status).toBe('pending');
});

test('the cart stays until an order that could not be saved has arrived', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const evening = await startEvening();
  const { storage } = evening.browser;
  storage.write(CART, FULL_CART);
  evening.net.fault = { status: 422, code: 'order.table_only' };
  failWrites(evening, new Error('refused'));
  const { orderId } = await placeOrder(evening.tab.deps, burgerAndLemonade());
  expect(await settledState(orderId)).toBe('rejected');
  expect(storage.read(CART)).toBe(FULL_CART);
});

test('an unsaved order is tried until there is a response, and a second tap joins it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const evening = await startEvening();
  const faults: (Fault | null)[] = ['lose-response', 'bad-gateway', null];
  evening.tab.deps.wait = async () => {
    evening.net.fault = faults.shift() ?? null;
  };
  evening.net.fault = 'offline';
  failWrites(evening, new Error('refused'), new Error('refused'));
  const first = await placeOrder(evening.tab.deps, burgerAndLemonade());
  const second = await placeOrder(evening.tab.deps, burgerAndLemonade());
  expect(second).toEqual(first);
  expect(await settledState(first.orderId)).toBe('acked');
  expect(await evening.bar.orders()).toHaveLength(1);
});

test('after a reload the same cart is still the same order', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const evening = await startEvening();
  evening.net.fault = 'lose-response';
  evening.tab.deps.wait = () => new Promise(() => {});
  failWrites(evening, new Error('refused'));
  const first = await placeOrder(evening.tab.deps, burgerAndLemonade());
  await until(async () => expect(await evening.bar.orders()).toHaveLength(1));
  unsavedOrders.set(new Map());
  evening.net.fault = null;
  const again = await placeOrder(evening.openTab().deps, burgerAndLemonade());
  expect(again).toEqual({ orderId: first.orderId, saved: 'device' });
});

test('a full storage gives up pictures first, and the order is saved after all', async () => {
  const evening = await startEvening();
  const makeRoom = vi.fn(async () => {});
  evening.tab.deps.makeRoom = makeRoom;
  failWrites(evening, quotaExceeded());
  const { saved } = await placeOrder(evening.tab.deps, burgerAndLemonade());
  expect(saved).toBe('device');
  expect(makeRoom).toHaveBeenCalledOnce();
});

test('a connection that the browser lost is opened again, and the order is saved once', async () => {
  const evening = await startEvening();
  const lost = Object.assign(new Error('Connection to Indexed Database server lost'), {
    name: 'UnknownError',
  });
  failWrites(evening, lost, lost, lost);
  const { saved } = await placeOrder(evening.tab.deps, burgerAndLemonade());
  expect(saved).toBe('device');
  expect(await evening.tab.deps.db.outbox.count()).toBe(1);
});

test('a database that does not open counts as refused after a while', async () => {
  const { tab } = await startEvening();
  vi.spyOn(tab.deps.db, 'open').mockReturnValue(new Promise(() => {}) as never);
  await expect(withDb(tab.deps.db, async () => 'never', 5)).rejects.toThrow(StorageRefused);
});

test('a build whose database a newer one has taken writes nothing any more', async () => {
  const { tab } = await startEvening();
  tab.deps.db.isRetired = true;
  await expect(withDb(tab.deps.db, async () => 'never')).rejects.toThrow(StorageRefused);
});

test('without storage, too, a changed price asks, and a yes is one order', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const evening = await startEvening();
  const { deps } = evening.tab;
  await evening.bar.changeItem(BURGER, { priceKurus: 52_000 });
  failWrites(evening, new Error('refused'));
  const { orderId } = await placeOrder(deps, burgerAndLemonade());
  expect(await settledState(orderId)).toBe('needs_user');
  const next = await confirmOrder(deps, { orderId, accept: 'changes' });
  expect(await settledState(next.orderId)).toBe('acked');
  expect(await evening.bar.orders()).toMatchObject([{ id: next.orderId, totalAmount: '770.00' }]);
  await cancelOrder(deps, { orderId: next.orderId });
  expect(await evening.bar.orders()).toMatchObject([{ status: 'cancelled' }]);
});
