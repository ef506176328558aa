import { expect, test } from 'vitest';
import { readSession } from '../../src/data/session';
import {
  endSession,
  isSessionOver,
  signInStaff,
  signOutStaff,
} from '../../src/data/sync/staff-session';
import { CAN, ELIF, startStaffEvening } from '../support/staff-evening';

test('a wrong password says so, and nobody is signed in', async () => {
  const { openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  await signOutStaff(tablet.deps);
  const attempt = signInStaff(tablet.deps, { ...CAN, password: 'wrong' });
  await expect(attempt).rejects.toMatchObject({ status: 401, code: 'auth.failed' });
  expect(await readSession(tablet.deps.db)).toBeUndefined();
});

test('when the session has ended the board stays readable, moves wait, and the same person goes on', async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await endSession(tablet.deps);
  const refused = await tablet.pull().catch((error: unknown) => error);
  expect(isSessionOver(refused)).toBe(true);
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  expect(await tablet.board()).toMatchObject([{ status: 'confirmed', isQueued: true }]);
  expect(await bar.orders()).toMatchObject([{ status: 'pending' }]);

  await signInStaff(tablet.deps, CAN);
  await tablet.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
});

test('what one person queued is never sent as another', async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await endSession(tablet.deps);
  await tablet.move(orderId, 'pending', 'confirmed');
  await signInStaff(tablet.deps, ELIF);
  await tablet.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ status: 'pending' }]);
  expect(await tablet.board()).toMatchObject([{ status: 'pending', isQueued: false }]);
  expect((await tablet.board())[0]?.conflict).not.toBeNull();
});

test('signing out waits for what is unsent, or lets it go when the person says so', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await tablet.move(orderId, 'pending', 'confirmed');
  expect(await signOutStaff(tablet.deps)).toEqual({ unsent: 1 });
  expect(await tablet.board()).toHaveLength(1);

  expect(await signOutStaff(tablet.deps, { discardUnsent: true })).toEqual({ unsent: 0 });
  expect(await tablet.board()).toEqual([]);
  expect(await tablet.deps.db.outbox.count()).toBe(0);
  expect(await readSession(tablet.deps.db)).toBeUndefined();
});

test('signing out sends what is still waiting', async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await tablet.move(orderId, 'pending', 'confirmed');
  expect(await signOutStaff(tablet.deps)).toEqual({ unsent: 0 });
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
  await expect(tablet.pull()).rejects.toMatchObject({ status: 401 });
});

test('a conflict that was shown does not hold anybody back from signing out', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const [mine, theirs] = [await openTablet(), await openTablet(ELIF)];
  await mine.pull();
  await theirs.move(orderId, 'pending', 'cancelled');
  await theirs.drain();
  await mine.move(orderId, 'pending', 'confirmed');
  expect(await signOutStaff(mine.deps)).toEqual({ unsent: 0 });
});
