import { expect, onTestFinished, test } from 'vitest';
import { entityKey } from '#domain/sync/mutation';
import { businessDay } from '#domain/venue';
import { readTableBookings } from '../../../src/data/bookings/staff-bookings';
import { seatWalkIn } from '../../../src/data/commands/bookings/staff-bookings';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import { clearTable } from '../../../src/data/commands/tables';
import { clockOf } from '../../../src/data/db';
import { orderOnDevice } from '../../../src/data/orders/order-on-device';
import { claim, entriesOf } from '../../../src/data/outbox/outbox';
import { barClock } from '../../../src/data/sync/contact-watch';
import { readTables } from '../../../src/data/tables/staff-tables';
import { burgerAndLemonade, EVENING, MINUTE } from '../../support/bar/fixtures';
import { openBar } from '../../support/bar/test-bar';
import { createClock } from '../../support/bar/test-clock';
import { openTab } from '../../support/bar/test-device';
import { createNet } from '../../support/bar/test-net';
import { startStaffEvening } from '../../support/evenings/staff-evening';

const DAY = 24 * 60 * MINUTE;

/** Starts a phone with a wrong clock and a server with the right one. */
async function startEveningWithClock(wrongByMs: number) {
  const serverClock = createClock(EVENING);
  const phoneClock = createClock(EVENING + wrongByMs);
  const bar = await openBar(serverClock);
  onTestFinished(() => bar.close());
  const net = createNet(bar.fetch);
  const tab = openTab({ fetch: net.fetch, clock: phoneClock });
  return {
    bar,
    net,
    tab,
    phoneClock,
    pass(ms: number) {
      serverClock.advance(ms);
      phoneClock.advance(ms);
    },
    async look(orderId: string) {
      const { db } = tab.deps;
      const order = await db.myOrder.get(orderId);
      const entries = await entriesOf(db, entityKey('order', orderId));
      return order && orderOnDevice(order, entries, clockOf(tab.deps));
    },
  };
}

const WRONG: [string, number][] = [
  ['a day behind', -DAY],
  ['a day ahead', DAY],
  ['an hour behind', -60 * MINUTE],
];

test.each(WRONG)('a phone whose clock is %s orders like any other', async (_, wrongByMs) => {
  const { bar, tab } = await startEveningWithClock(wrongByMs);
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  expect(await bar.orders()).toMatchObject([{ id: orderId, status: 'pending' }]);
});

test.each(WRONG)(
  'on a phone whose clock is %s, nine minutes are young and eleven are old',
  async (_, wrongByMs) => {
    const { bar, net, tab, pass, look } = await startEveningWithClock(wrongByMs);
    net.fault = 'offline';
    const young = await placeOrder(tab.deps, burgerAndLemonade());
    pass(9 * MINUTE);
    net.fault = null;
    await tab.drain({ isHurried: true });
    expect(await bar.orders()).toMatchObject([{ id: young.orderId }]);

    net.fault = 'offline';
    const old = await placeOrder(tab.deps, burgerAndLemonade());
    pass(11 * MINUTE);
    net.fault = null;
    await tab.drain({ isHurried: true });
    expect(await bar.orders()).toHaveLength(1);
    expect(await look(old.orderId)).toMatchObject({ state: 'stale' });
  },
);

test.each([
  ['a day back', -DAY],
  ['a day on', DAY],
  ['two minutes back', -2 * MINUTE],
])(
  'a clock that is set %s while an order waits makes it ask: nobody knows how old it is',
  async (_, jumpMs) => {
    const { bar, net, tab, phoneClock, pass, look } = await startEveningWithClock(0);
    net.fault = 'offline';
    const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
    pass(MINUTE);
    phoneClock.moveWall(jumpMs);
    net.fault = null;
    await tab.drain({ isHurried: true });
    expect(await bar.orders()).toEqual([]);
    expect(await look(orderId)).toMatchObject({ state: 'stale' });
  },
);

test('a clock that is put right by a few seconds asks nobody', async () => {
  const { bar, net, tab, phoneClock, pass } = await startEveningWithClock(0);
  net.fault = 'offline';
  await placeOrder(tab.deps, burgerAndLemonade());
  pass(MINUTE);
  phoneClock.moveWall(-20_000);
  net.fault = null;
  await tab.drain({ isHurried: true });
  expect(await bar.orders()).toHaveLength(1);
});

test('a tablet whose clock is set back by hours does not hold its moves back for hours', async () => {
  const { bar, clock, placeOrder: placed, openTablet } = await startStaffEvening();
  const orderId = await placed();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'bad-gateway';
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  tablet.net.fault = null;
  clock.moveWall(-5 * 60 * MINUTE);
  clock.advance(MINUTE);
  await tablet.drain();
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
});

test('a clock that is set back by hours does not delay a mutation that was being sent when the app died', async () => {
  const { bar, clock, placeOrder: placed, openTablet } = await startStaffEvening();
  const orderId = await placed();
  const tablet = await openTablet();
  await tablet.pull();
  await tablet.move(orderId, 'pending', 'confirmed');
  const [entry] = await tablet.deps.db.outbox.toArray();
  await claim(tablet.deps, entry?.id ?? '', 'died');
  clock.moveWall(-5 * 60 * MINUTE);
  await tablet.drain();
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
});

test('a phone with a Retry-After waits no longer if its clock is set back meanwhile', async () => {
  const { net, tab, phoneClock, pass } = await startEveningWithClock(0);
  net.fault = { status: 429, code: 'rate_limited', headers: { 'Retry-After': '40' } };
  await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  await tab.drain({ isHurried: true });
  expect(net.writes).toHaveLength(1);
  phoneClock.moveWall(-8 * MINUTE);
  pass(41_000);
  await tab.drain();
  expect(net.writes).toHaveLength(2);
});

test("on a tablet with a wrong clock, offline mutations get the server's time and evening", async () => {
  const { clock, openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  // The server's date is one day ahead of the tablet's.
  barClock.set(DAY);
  onTestFinished(() => barClock.set(null));
  await seatWalkIn(tablet.deps, { tableId: 10, partySize: 3, guestName: '' });
  await clearTable(tablet.deps, { tableId: 9 });
  const at = new Date(clock.now() + DAY).toISOString();
  expect(await readTableBookings(tablet.deps.db)).toMatchObject([
    { statusAt: at, createdAt: at, reservationDate: at, serviceDay: businessDay(Date.parse(at)) },
  ]);
  const tables = await readTables(tablet.deps.db);
  expect(tables.find(({ id }) => id === 9)?.clearedAt).toBe(at);
});
