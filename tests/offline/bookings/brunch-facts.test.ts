import { expect, test } from 'vitest';
import { brunchRound } from '#domain/bookings/brunch-round';
import { readBrunches } from '../../../src/data/bookings/staff-bookings';
import { bookBrunch } from '../../../src/data/commands/bookings/my-bookings';
import {
  changeBrunchStatus,
  recordDeposit,
  serveFirstDrink,
} from '../../../src/data/commands/bookings/staff-bookings';
import { signInStaff } from '../../../src/data/staff/staff-session';
import { pull } from '../../../src/data/sync/pull';
import { MINUTE } from '../../support/bar/fixtures';
import { openBrowser, openTab, openTablet } from '../../support/bar/test-device';
import { createNet } from '../../support/bar/test-net';
import { BRUNCH_MONDAY } from '../../support/calls/booking-wishes';
import { CAN, ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

/** A brunch at 22:00 of the tests' evening needs no deposit any more. */
const TONIGHT = {
  ...BRUNCH_MONDAY,
  serviceDay: '2026-07-04',
  reservationTime: '22:00',
  depositRequired: false,
};

async function startWith(wish: typeof BRUNCH_MONDAY) {
  const evening = await startStaffEvening();
  const { bar, clock } = evening;
  const guest = openTab({ fetch: createNet(bar.fetch).fetch, clock });
  const { bookingId } = await bookBrunch(guest.deps, wish);
  await guest.drain();
  return { ...evening, bookingId };
}

test('a first drink served offline runs at once, and on all tablets from the same moment', async () => {
  const { clock, openTablet, bookingId } = await startWith(TONIGHT);
  const [mine, other] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([mine.pull(), other.pull()]);
  mine.net.fault = 'offline';
  await serveFirstDrink(mine.deps, { bookingId, isServed: true });
  const firstDrinkAt = new Date(clock.now()).toISOString();
  const shown = { firstDrinkAt, firstDrinkBy: 'Can Öztürk', isQueued: true };
  expect(await readBrunches(mine.deps.db)).toMatchObject([shown]);

  clock.advance(76 * MINUTE);
  mine.net.fault = null;
  await mine.drain();
  await other.pull();
  for (const { deps } of [mine, other]) {
    const [row] = await readBrunches(deps.db);
    expect(row).toMatchObject({ firstDrinkAt, firstDrinkBy: 'Can', isQueued: false });
    const { phase } = brunchRound(Date.parse(row?.firstDrinkAt ?? ''), clock.now());
    expect(phase).toBe('last_call');
  }
});

test('the deposit and the yes go offline in one tap, and reach the bar in their order', async () => {
  const { bar, openTablet, bookingId } = await startWith(BRUNCH_MONDAY);
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await recordDeposit(tablet.deps, { bookingId, isPaid: true });
  await changeBrunchStatus(tablet.deps, {
    bookingId,
    from: 'pending',
    to: 'confirmed',
  });
  expect(await readBrunches(tablet.deps.db)).toMatchObject([
    { status: 'confirmed', depositPaidBy: 'Can Öztürk', isQueued: true },
  ]);
  tablet.net.fault = null;
  await tablet.drain();
  expect(tablet.net.writes.map(({ path }) => path.split('/').at(-1))).toEqual([
    'deposit',
    'status',
  ]);
  expect(await readBrunches(tablet.deps.db)).toMatchObject([
    { status: 'confirmed', depositPaidBy: 'Can', isQueued: false, conflict: null },
  ]);
  expect(await bar.bookings()).toHaveLength(1);
});

test('the deposit’s amount and who came go offline, and are on the bill once', async () => {
  const { bar, clock, openTablet, bookingId } = await startWith({ ...BRUNCH_MONDAY, partySize: 4 });
  const tablet = await openTablet();
  const { deps, net } = tablet;
  await tablet.pull();
  net.fault = 'offline';
  await recordDeposit(deps, { bookingId, isPaid: true, amount: '800.00', method: 'card' });
  await changeBrunchStatus(deps, { bookingId, from: 'pending', to: 'confirmed' });
  net.fault = 'lose-response';
  await tablet.drain();
  net.fault = null;
  clock.advance(MINUTE);
  await tablet.drain({ isHurried: true });
  await bar.rows(`UPDATE brunch_reservation SET service_day = '2026-07-04', v = v + 1`);
  await tablet.pull();
  net.fault = 'offline';
  await serveFirstDrink(deps, { bookingId, isServed: true, isEarly: true, people: 3 });
  net.fault = 'lose-response';
  await tablet.drain();
  net.fault = null;
  clock.advance(MINUTE);
  await tablet.drain({ isHurried: true });

  const money = await bar.rows(
    'SELECT type, method, amount_kurus AS kurus FROM financial_transaction ORDER BY rowid',
  );
  expect(money).toEqual([
    { type: 'deposit', method: 'card', kurus: 80_000 },
    { type: 'tender', method: 'deposit', kurus: 80_000 },
  ]);
  const [bill] = await bar.rows(
    `SELECT worth_kurus * 4 = total_kurus * 3 AS isForThree, paid_kurus AS paid FROM bill, brunch_reservation`,
  );
  expect(bill).toEqual({ isForThree: 1, paid: 80_000 });
});

test('a mutation that is taken back before it was sent leaves the booking as it was', async () => {
  const { openTablet, bookingId } = await startWith(BRUNCH_MONDAY);
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await recordDeposit(tablet.deps, { bookingId, isPaid: true });
  await recordDeposit(tablet.deps, { bookingId, isPaid: false });
  expect(await readBrunches(tablet.deps.db)).toMatchObject([{ depositPaidAt: null }]);
  tablet.net.fault = null;
  await tablet.drain();
  expect(await readBrunches(tablet.deps.db)).toMatchObject([
    { depositPaidAt: null, depositPaidBy: null, isQueued: false, conflict: null },
  ]);
});

test('two who serve the first drink agree: one clock runs since the first of them', async () => {
  const { clock, openTablet, bookingId } = await startWith(TONIGHT);
  const [second, first] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([first.pull(), second.pull()]);
  await serveFirstDrink(first.deps, { bookingId, isServed: true });
  const firstDrinkAt = new Date(clock.now()).toISOString();
  clock.advance(5 * MINUTE);
  await serveFirstDrink(second.deps, { bookingId, isServed: true });
  await first.drain();
  await second.drain();
  expect(await readBrunches(second.deps.db)).toMatchObject([
    { firstDrinkAt, firstDrinkBy: 'Elif', conflict: null },
  ]);
});

test('a first drink of a no-show is refused because of the status, not the drink', async () => {
  const { openTablet, bookingId } = await startWith(TONIGHT);
  const [second, first] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([first.pull(), second.pull()]);
  await changeBrunchStatus(first.deps, {
    bookingId,
    from: 'confirmed',
    to: 'no_show',
  });
  await serveFirstDrink(second.deps, { bookingId, isServed: true });
  await first.drain();
  await second.drain();
  expect(await readBrunches(second.deps.db)).toMatchObject([
    {
      status: 'no_show',
      firstDrinkAt: null,
      conflictAbout: null,
      conflict: { by: 'Elif', status: 'no_show' },
    },
  ]);
});

test('a tablet that restarts without a connection continues to count the drinks from the tap', async () => {
  const { bar, clock, bookingId } = await startWith(TONIGHT);
  const browser = openBrowser();
  const net = createNet(bar.fetch);
  const before = openTablet({ fetch: net.fetch, clock, browser });
  await signInStaff(before.deps, CAN);
  await pull(before.deps);
  net.fault = 'offline';
  await serveFirstDrink(before.deps, { bookingId, isServed: true });
  const firstDrinkAt = new Date(clock.now()).toISOString();
  before.deps.db.close();

  clock.advance(80 * MINUTE);
  const after = openTablet({ fetch: net.fetch, clock, browser });
  const [row] = await readBrunches(after.deps.db);
  expect(row).toMatchObject({ firstDrinkAt, isQueued: true });
  expect(brunchRound(Date.parse(row?.firstDrinkAt ?? ''), clock.now())).toMatchObject({
    phase: 'last_call',
    leftMs: 10 * MINUTE,
  });
  net.fault = null;
  await after.drain({ isHurried: true });
  expect(await readBrunches(after.deps.db)).toMatchObject([{ firstDrinkAt, isQueued: false }]);
});
