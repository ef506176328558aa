import { expect, test } from 'vitest';
import { countOutbox } from '../../../src/data/outbox/outbox';
import { endSession, signInStaff, signOutStaff } from '../../../src/data/staff/staff-session';
import { EVENING, MINUTE } from '../../support/bar/fixtures';
import { CAN, ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

const AT_NINE = new Date(EVENING).toISOString();

test('a tablet that shows an order reports it once, however often it is drawn', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  expect(await tablet.board()).toMatchObject([{ seenAt: null }]);
  await Promise.all([tablet.show(orderId), tablet.show(orderId)]);
  await tablet.drain();
  await tablet.show(orderId);
  await tablet.drain({ isHurried: true });
  expect(tablet.net.writes.map(({ path }) => path)).toEqual([`/api/admin/orders/${orderId}/seen`]);
  expect(await tablet.deps.db.order.get(orderId)).toMatchObject({ seenAt: AT_NINE });
});

test('other tablets learn from the feed that it is seen, and send no report', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const [first, second] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([first.pull(), second.pull()]);
  await first.show(orderId);
  await first.drain();
  await second.pull();
  expect(await second.board()).toMatchObject([{ seenAt: AT_NINE }]);
  await second.show(orderId);
  expect(await second.deps.db.outbox.count()).toBe(0);
});

test('an order that was pulled before the connection broke counts as seen when it was shown, not when the report arrived', async () => {
  const { clock, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const [tablet, other] = [await openTablet(), await openTablet(ELIF)];
  await tablet.pull();
  tablet.net.fault = 'offline';
  clock.advance(2 * MINUTE);
  await tablet.show(orderId);
  const shownAt = new Date(clock.now()).toISOString();
  await tablet.drain();
  expect(await tablet.board()).toMatchObject([{ seenAt: shownAt }]);
  clock.advance(8 * MINUTE);
  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  await other.pull();
  expect(await other.board()).toMatchObject([{ seenAt: shownAt }]);
});

test('a refused sighting blocks no status change of its order, and asks nobody', async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await tablet.show(orderId);
  tablet.net.fault = { status: 403, code: 'forbidden' };
  await tablet.drain();
  tablet.net.fault = null;
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
  expect(await tablet.board()).toMatchObject([{ isQueued: false, conflict: null }]);
  expect(countOutbox(await tablet.deps.db.outbox.toArray())).toEqual({ waiting: 0, attention: 0 });
});

test("people's mutations are sent before automatic ones", async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const [first, second] = [await placeOrder(), await placeOrder()];
  const tablet = await openTablet();
  await tablet.pull();
  await tablet.show(first);
  await tablet.show(second);
  await tablet.move(second, 'pending', 'confirmed');
  await tablet.drain();
  expect(tablet.net.writes.map(({ path }) => path.split('/').at(-1))).toEqual([
    'status',
    'seen',
    'seen',
  ]);
});

test('an order seen and moved at the same time keeps both', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const [first, second] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([first.pull(), second.pull()]);
  await first.show(orderId);
  await second.move(orderId, 'pending', 'confirmed');
  await Promise.all([first.drain(), second.drain()]);
  await Promise.all([first.pull(), second.pull()]);
  const kept = { status: 'confirmed', seenAt: AT_NINE, conflict: null };
  expect(await first.board()).toMatchObject([kept]);
  expect(await second.board()).toMatchObject([kept]);
});

test('a response that got lost is asked for again, and the first time stands', async () => {
  const { clock, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await tablet.show(orderId);
  tablet.net.fault = 'lose-response';
  await tablet.drain();
  tablet.net.fault = null;
  clock.advance(MINUTE);
  await tablet.drain();
  expect(await tablet.deps.db.order.get(orderId)).toMatchObject({ seenAt: AT_NINE, v: 2 });
});

test('after a device switch the present person reports it, never in another’s name', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await endSession(tablet.deps);
  await tablet.show(orderId);
  await tablet.drain();
  expect(await tablet.deps.db.order.get(orderId)).toMatchObject({ seenAt: null });
  await signInStaff(tablet.deps, ELIF);
  await tablet.pull();
  expect(await tablet.board()).toMatchObject([{ seenAt: null }]);
  await tablet.show(orderId);
  await tablet.drain({ isHurried: true });
  expect(await tablet.deps.db.order.get(orderId)).toMatchObject({ seenAt: AT_NINE });
});

test('signing out does not wait for the report', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await tablet.show(orderId);
  expect(await signOutStaff(tablet.deps)).toMatchObject({ unsent: 0 });
  tablet.net.fault = null;
  await signInStaff(tablet.deps, CAN);
});
