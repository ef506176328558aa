import { expect, test } from 'vitest';
import { cartFromStore } from '#domain/cart/cart';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import type { StoragePort } from '../../../src/data/db';
import { finishPendingOrder } from '../../../src/data/orders/new-order';
import { burgerAndLemonade } from '../../support/bar/fixtures';
import type { GuestEvening } from '../../support/evenings/guest-evening';
import { startEvening } from '../../support/evenings/guest-evening';
import { dieAtWriting } from '../../support/faults/faulty-storage';

const CART = 'cart-storage';

/** Simulates a phone whose storage fails at its nth write. */
function dyingStorage(storage: StoragePort, at: number): StoragePort {
  let writes = 0;
  return {
    read: storage.read,
    write(key, text) {
      writes += 1;
      if (writes >= at) throw new Error('The battery is empty.');
      storage.write(key, text);
    },
  };
}

type Deps = GuestEvening['tab']['deps'];
/** Prepares a crash; resolves when the crash has come, or is null if the tap itself tells. */
type Death = (deps: Deps) => Promise<void> | null;

async function tapAndDie({ tab, browser }: GuestEvening, die: Death) {
  const cart = burgerAndLemonade();
  const items = cart.lines;
  browser.storage.write(CART, JSON.stringify({ state: { items, isOpen: true }, version: 1 }));
  const deps = { ...tab.deps };
  const death = die(deps);
  const tap = placeOrder(deps, cart);
  await (death ?? expect(tap).rejects.toThrow('The battery is empty.'));
  tab.deps.db.close();
  return cart;
}

function withStorageDying(at: number): Death {
  return (deps) => {
    deps.storage = dyingStorage(deps.storage, at);
    return null;
  };
}

const POINTS: [string, Death][] = [
  ['before the tap is written down', withStorageDying(1)],
  ['before the order is written', ({ db }) => dieAtWriting(db, 'before')],
  ['while the order is written', ({ db }) => dieAtWriting(db, 'within')],
  ['when the order is written and nothing else', ({ db }) => dieAtWriting(db, 'after')],
  ['before the cart is emptied', withStorageDying(2)],
  ['when the cart is empty and the tap not yet forgotten', withStorageDying(3)],
];

test.each(POINTS)(
  'a phone that dies %s has the order or the cart, and makes one order of it',
  async (_, die) => {
    const evening = await startEvening();
    const { bar, browser, openTab } = evening;
    const cart = await tapAndDie(evening, die);

    const reopened = openTab();
    await finishPendingOrder(reopened.deps);
    const saved = await reopened.deps.db.myOrder.toArray();
    const left = cartFromStore(browser.storage.read(CART)).items;
    expect([saved.length, left.length]).toEqual(saved.length === 1 ? [1, 0] : [0, 2]);

    // A guest who still sees the cart taps again.
    if (left.length > 0) await placeOrder(reopened.deps, cart);
    await reopened.drain();
    const orders = await bar.orders();
    expect(orders).toHaveLength(1);
    expect(cartFromStore(browser.storage.read(CART)).items).toEqual([]);
    const shown = await reopened.deps.db.myOrder.toArray();
    expect(shown).toMatchObject([{ id: orders[0]?.id, answer: { order: { status: 'pending' } } }]);
  },
);

test.each(POINTS)(
  'a phone that dies %s and is tapped again by an impatient guest makes one order',
  async (_, die) => {
    const evening = await startEvening();
    const cart = await tapAndDie(evening, die);
    const reopened = evening.openTab();
    await placeOrder(reopened.deps, cart);
    await finishPendingOrder(reopened.deps);
    await reopened.drain();
    const orders = await evening.bar.orders();
    // Once the tap's record is deleted, the same cart counts as a new order.
    expect(orders).toHaveLength(1);
  },
);
