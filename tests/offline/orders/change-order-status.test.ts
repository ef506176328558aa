import { expect, test } from 'vitest';
import { dismissConflict } from '../../../src/data/commands/orders/staff-orders';
import { MINUTE } from '../../support/bar/fixtures';
import { ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

test('an offline status change is shown at once, and sent when the network is back', async () => {
  const { bar, clock, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  expect(await tablet.board()).toMatchObject([{ status: 'confirmed', isQueued: true }]);
  expect(await bar.orders()).toMatchObject([{ status: 'pending' }]);

  tablet.net.fault = null;
  clock.advance(3 * 60 * MINUTE);
  await tablet.drain();
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
  expect(await tablet.board()).toMatchObject([
    { status: 'confirmed', isQueued: false, conflict: null, statusBy: 'Can' },
  ]);
});

test('three moves made offline arrive in their order', async () => {
  const { bar, clock, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.move(orderId, 'confirmed', 'preparing');
  await tablet.move(orderId, 'preparing', 'ready');
  await tablet.drain();
  tablet.net.fault = null;
  clock.advance(MINUTE);
  await tablet.drain();
  expect(await bar.orders()).toMatchObject([{ status: 'ready' }]);
  const arrived = tablet.net.writes.slice(-3).map(({ body }) => JSON.parse(body).status);
  expect(arrived).toEqual(['confirmed', 'preparing', 'ready']);
});

test('the second person who changes an order learns who was first, and nothing is overwritten', async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const [second, first] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([first.pull(), second.pull()]);
  second.net.fault = 'offline';
  await second.move(orderId, 'pending', 'confirmed');
  await second.move(orderId, 'confirmed', 'preparing');
  await first.move(orderId, 'pending', 'cancelled');
  await first.drain();

  second.net.fault = null;
  await second.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ status: 'cancelled' }]);
  const [order] = await second.board();
  expect(order).toMatchObject({
    status: 'cancelled',
    isQueued: false,
    conflict: { by: 'Elif', status: 'cancelled' },
  });
  expect(second.net.writes).toHaveLength(1);

  await dismissConflict(second.deps, order?.conflict?.entryId ?? '');
  await second.drain({ isHurried: true });
  expect(await second.board()).toMatchObject([{ status: 'cancelled', conflict: null }]);
  expect(second.net.writes).toHaveLength(1);
});

test('two tablets that both confirm an order agree: nobody is asked, and later changes are sent', async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const [second, first] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([first.pull(), second.pull()]);
  await first.move(orderId, 'pending', 'confirmed');
  await first.drain();
  await second.move(orderId, 'pending', 'confirmed');
  await second.move(orderId, 'confirmed', 'preparing');
  await second.drain();
  expect(await bar.orders()).toMatchObject([{ status: 'preparing' }]);
  expect(await second.board()).toMatchObject([
    { status: 'preparing', isQueued: false, conflict: null },
  ]);
});

test('a second tap on the same button of a slow tablet queues nothing', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.move(orderId, 'pending', 'confirmed');
  expect(await tablet.deps.db.outbox.count()).toBe(1);
});

test('three changes made offline stop at the first conflict, and can be applied again', async () => {
  const { bar, clock, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const [mine, theirs] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([mine.pull(), theirs.pull()]);
  mine.net.fault = 'offline';
  await mine.move(orderId, 'pending', 'confirmed');
  await mine.move(orderId, 'confirmed', 'preparing');
  await mine.move(orderId, 'preparing', 'ready');
  await theirs.move(orderId, 'pending', 'preparing');
  await theirs.drain();
  mine.net.fault = null;
  clock.advance(MINUTE);
  await mine.drain({ isHurried: true });
  expect(mine.net.writes).toHaveLength(1);
  expect(await bar.orders()).toMatchObject([{ status: 'preparing' }]);
  const [stopped] = await mine.board();
  expect(stopped).toMatchObject({
    status: 'preparing',
    conflict: { by: 'Elif', status: 'preparing', wanted: 'ready' },
  });

  await dismissConflict(mine.deps, stopped?.conflict?.entryId ?? '');
  await mine.move(orderId, 'preparing', 'ready');
  await mine.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ status: 'ready' }]);
  expect(await mine.board()).toMatchObject([{ status: 'ready', conflict: null, statusBy: 'Can' }]);
});

test('an order cancelled offline says why on the board at once, and at the bar later', async () => {
  const { bar, clock, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await tablet.move(orderId, 'pending', 'cancelled', 'sold_out');
  const cancelled = { status: 'cancelled', cancelReason: 'sold_out' };
  expect(await tablet.board()).toMatchObject([{ ...cancelled, isQueued: true }]);
  tablet.net.fault = null;
  clock.advance(MINUTE);
  await tablet.drain();
  expect(await tablet.board()).toMatchObject([{ ...cancelled, isQueued: false }]);
  expect(await bar.orders()).toMatchObject([{ status: 'cancelled' }]);
});

test('a response lost after the bar moved the order moves it once', async () => {
  const { bar, clock, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'lose-response';
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  tablet.net.fault = null;
  clock.advance(MINUTE);
  await tablet.drain();
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
  expect(await tablet.board()).toMatchObject([{ isQueued: false, conflict: null }]);
});

test('a step that does not exist is refused on the spot', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  const leap = tablet.move(orderId, 'completed', 'pending');
  await expect(leap).rejects.toMatchObject({ code: 'conflict' });
  expect(await tablet.deps.db.outbox.count()).toBe(0);
});
