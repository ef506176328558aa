import { expect, test } from 'vitest';
import { addDays, businessDay } from '#domain/venue';
import {
  cancelOrder,
  confirmOrder,
  discardOrder,
  placeOrder,
  reopenOrder,
} from '../../../src/data/commands/orders/place-order';
import type { OutboxDb } from '../../../src/data/db';
import { refreshOrder } from '../../../src/data/orders/order-on-device';
import { AT_TABLE_12, BURGER, burgerAndLemonade, MINUTE } from '../../support/bar/fixtures';
import type { GuestEvening } from '../../support/evenings/guest-evening';
import { startEvening } from '../../support/evenings/guest-evening';
import { startStaffEvening } from '../../support/evenings/staff-evening';

const HOUR = 60 * MINUTE;
const PERSON = {
  fullName: 'Deniz Yılmaz',
  phone: '+90 532 123 45 67',
  address: 'Çalış Plajı 12',
  city: 'Göcek',
  postalCode: '48310',
  instructions: 'blue door',
};
const NAME = 'Nazlı';
const ALLERGY = 'no peanuts, I am allergic';

function delivery() {
  const cart = burgerAndLemonade();
  const draft = {
    ...AT_TABLE_12,
    serviceType: 'delivery' as const,
    guestName: NAME,
    delivery: PERSON,
  };
  const [burger, ...others] = cart.lines;
  if (!burger) throw new Error('The order has a burger.');
  const noted = { ...burger, customizations: { ...burger.customizations, notes: ALLERGY } };
  return { lines: [noted, ...others], draft, totalKurus: cart.totalKurus + 15_000 };
}

async function textOf(db: OutboxDb, names = db.tables.map(({ name }) => name)): Promise<string> {
  return JSON.stringify(await Promise.all(names.map((name) => db.table(name).toArray())));
}

/** Returns the words about the person that the device's database still contains. */
async function foundIn(db: OutboxDb, words: string[]): Promise<string[]> {
  const text = await textOf(db);
  return words.filter((word) => text.includes(word));
}

/** Places an order with words that only this guest knows. */
async function order({ tab }: GuestEvening) {
  const { orderId } = await placeOrder(tab.deps, delivery());
  const secret = (await tab.deps.db.myOrder.get(orderId))?.secret ?? '';
  const words = [...Object.values(PERSON), NAME, ALLERGY, secret];
  expect(await foundIn(tab.deps.db, words)).toEqual(words);
  return { orderId, secret, words };
}

test('a received order keeps no address in the outbox or its row, and the secret only for reading', async () => {
  const evening = await startEvening();
  const { db } = evening.tab.deps;
  const { orderId, secret, words } = await order(evening);
  await evening.tab.drain();
  await refreshOrder(evening.tab.deps, orderId);
  const outbox = await textOf(db, ['outbox', 'meta']);
  expect(words.filter((word) => outbox.includes(word))).toEqual([]);
  // The order's own page still names the guest and the notes, and follows the order.
  expect(await foundIn(db, words)).toEqual([NAME, ALLERGY, secret]);
});

const ENDINGS: [string, (evening: GuestEvening, orderId: string) => Promise<unknown>][] = [
  ['cancelled before it was sent', ({ tab }, orderId) => cancelOrder(tab.deps, { orderId })],
  [
    'let go after a refusal',
    async ({ tab, net }, orderId) => {
      net.fault = { status: 422, code: 'order.table_only' };
      await tab.drain();
      await discardOrder(tab.deps, { orderId });
    },
  ],
  [
    'taken back into the cart',
    async ({ tab, net }, orderId) => {
      net.fault = { status: 409, code: 'closed' };
      await tab.drain();
      await reopenOrder(tab.deps, { orderId });
    },
  ],
  [
    'cancelled on its way, and not taken by the bar',
    async ({ tab, net }, orderId) => {
      net.fault = 'bad-gateway';
      await tab.drain();
      await cancelOrder(tab.deps, { orderId });
      net.fault = { status: 422, code: 'order.table_only' };
      await tab.drain({ isHurried: true });
    },
  ],
];

test.each(ENDINGS)('an order %s leaves nothing about the person', async (_, end) => {
  const evening = await startEvening();
  const { orderId, words } = await order(evening);
  await end(evening, orderId);
  const entries = await evening.tab.deps.db.outbox.toArray();
  expect(new Set(entries.map(({ state, body }) => state + body))).toEqual(new Set(['cancelled']));
  expect(await foundIn(evening.tab.deps.db, words)).toEqual([]);
});

test('a replaced order loses its secret; the new one has its own', async () => {
  const evening = await startEvening();
  const { bar, tab } = evening;
  const { orderId, secret } = await order(evening);
  await bar.changeItem(BURGER, { priceKurus: 52_000 });
  await tab.drain();
  const { orderId: next } = await confirmOrder(tab.deps, { orderId, accept: 'changes' });
  const old = JSON.stringify([
    await tab.deps.db.outbox.get(orderId),
    await tab.deps.db.myOrder.get(orderId),
  ]);
  const words = [...Object.values(PERSON), NAME, ALLERGY, secret];
  expect(words.filter((word) => old.includes(word))).toEqual([]);
  await tab.drain();
  expect(await foundIn(tab.deps.db, Object.values(PERSON))).toEqual([]);
  expect(await bar.orders()).toMatchObject([{ id: next }]);
});

test('after two days neither name nor note nor secret is left anywhere, and the order can still be looked at', async () => {
  const evening = await startEvening();
  const { tab, clock, look } = evening;
  const { orderId, words } = await order(evening);
  await tab.drain();
  await refreshOrder(tab.deps, orderId);
  clock.advance(47 * HOUR);
  await tab.drain();
  expect(await foundIn(tab.deps.db, words)).not.toEqual([]);
  clock.advance(2 * HOUR);
  await tab.drain();
  expect(await foundIn(tab.deps.db, words)).toEqual([]);
  expect(await tab.deps.db.outbox.count()).toBe(0);
  expect(await look(orderId)).toMatchObject({ state: 'received' });
});

test('an entry that waits for a response keeps its data, however old', async () => {
  const evening = await startEvening();
  const { tab, net, clock } = evening;
  const { words } = await order(evening);
  net.fault = { status: 422, code: 'order.table_only' };
  await tab.drain();
  clock.advance(60 * HOUR);
  await tab.drain();
  expect(await foundIn(tab.deps.db, words)).toEqual(words);
});

test('a tablet’s settled mutations keep neither body nor response, which hold a guest’s name', async () => {
  const { placeOrder: placed, openTablet } = await startStaffEvening();
  const orderId = await placed();
  const tablet = await openTablet();
  await tablet.pull();
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  const outbox = await textOf(tablet.deps.db, ['outbox']);
  expect(outbox).toContain('"state":"acked"');
  expect(outbox).not.toContain('Deniz');
  expect(outbox).not.toContain('"answer"');
});

test('a tablet keeps no order that is over for longer than two days; what is still open stays', async () => {
  const { clock, placeOrder: placed, openTablet } = await startStaffEvening();
  const [done, open] = [await placed(), await placed()];
  const tablet = await openTablet();
  await tablet.pull();
  await tablet.move(done, 'pending', 'cancelled', 'mistake');
  await tablet.drain();
  clock.advance(47 * HOUR);
  await tablet.drain();
  expect(await textOf(tablet.deps.db, ['order'])).toContain(done);
  clock.advance(2 * HOUR);
  await tablet.drain();
  const kept = await textOf(tablet.deps.db, ['order']);
  expect(kept).not.toContain(done);
  expect(kept).toContain(open);
});

test('a tablet keeps no name of a booking of evenings before, unless a mutation about it waits', async () => {
  const { clock, openTablet } = await startStaffEvening();
  const { deps, drain } = await openTablet();
  const row = (id: string, serviceDay: string) =>
    ({ id, v: 1, serviceDay, guestName: NAME }) as never;
  const today = businessDay(clock.now());
  await deps.db.reservation.bulkPut([
    row('then', addDays(today, -3)),
    row('soon', addDays(today, 1)),
  ]);
  await deps.db.brunch.bulkPut([
    row('long-ago', addDays(today, -9)),
    row('last-night', addDays(today, -1)),
  ]);
  await drain();
  const left = await Promise.all(
    [deps.db.reservation, deps.db.brunch].map((book) => book.toArray()),
  );
  expect(left.flat().map(({ id }) => id)).toEqual(['soon', 'last-night']);
});
