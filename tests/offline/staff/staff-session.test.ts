import { expect, test, vi } from 'vitest';
import { OTHER_PERSON } from '#domain/sync/mutation';
import { readSession } from '../../../src/data/session';
import {
  endSession,
  isSessionOver,
  signInStaff,
  signOutStaff,
} from '../../../src/data/staff/staff-session';
import { MINUTE } from '../../support/bar/fixtures';
import type { Tablet } from '../../support/evenings/staff-evening';
import { CAN, ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

const OUT = { isSignedOut: true, unsent: 0 };

/** Returns the tablet's only entry, as stored. */
async function onlyEntry({ deps }: Tablet) {
  const rows = await deps.db.outbox.toArray();
  expect(rows).toHaveLength(1);
  return rows[0];
}

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
  await tablet.move(orderId, 'pending', 'confirmed');
  await endSession(tablet.deps);
  const refused = await tablet.pull().catch((error: unknown) => error);
  expect(isSessionOver(refused)).toBe(true);
  await tablet.drain();
  expect(await tablet.board()).toMatchObject([{ status: 'confirmed', isQueued: true }]);
  expect(await bar.orders()).toMatchObject([{ status: 'pending' }]);

  await signInStaff(tablet.deps, CAN);
  await tablet.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
});

test('a board whose session has ended can be read, but not changed', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await endSession(tablet.deps);
  expect(await tablet.board()).toHaveLength(1);
  const move = tablet.move(orderId, 'pending', 'confirmed');
  await expect(move).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await tablet.deps.db.outbox.count()).toBe(0);
});

test('a sign-in that the browser cuts off stores no session', async () => {
  const { deps } = await (await startStaffEvening()).openTablet();
  await endSession(deps);
  vi.spyOn(deps.db.outbox, 'toArray').mockRejectedValueOnce(new Error('The browser crashed.'));
  await expect(signInStaff(deps, CAN)).rejects.toThrow('The browser crashed.');
  expect(await readSession(deps.db)).toMatchObject({ token: null });
});

test("one person's mutation is never sent as another's", async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await tablet.move(orderId, 'pending', 'confirmed');
  await endSession(tablet.deps);
  await signInStaff(tablet.deps, ELIF);
  await tablet.drain({ isHurried: true });
  await tablet.pull();
  expect(await bar.orders()).toMatchObject([{ status: 'pending' }]);
  expect(await tablet.board()).toMatchObject([{ status: 'pending', isQueued: false }]);
  expect((await tablet.board())[0]?.conflict).toMatchObject({ kind: 'others', by: /\S/ });
});

test('a person of another role starts with an empty copy: what one may see is not what the other may', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await endSession(tablet.deps);
  await signInStaff(tablet.deps, ELIF);
  expect(await tablet.board()).toEqual([]);
  await tablet.pull();
  expect(await tablet.board()).toHaveLength(1);
});

test('signing out waits for what is unsent, or lets it go when the person says so', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await tablet.move(orderId, 'pending', 'confirmed');
  expect(await signOutStaff(tablet.deps)).toEqual({ isSignedOut: false, unsent: 1 });
  expect(await tablet.board()).toHaveLength(1);
  expect((await readSession(tablet.deps.db))?.token).not.toBeNull();

  expect(await signOutStaff(tablet.deps, { way: 'discard' })).toEqual(OUT);
  expect(await tablet.board()).toEqual([]);
  expect(await tablet.deps.db.outbox.count()).toBe(0);
  expect(await readSession(tablet.deps.db)).toBeUndefined();
});

test("locked mutations are never sent as the next person's, and continue when their author returns", async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await tablet.move(orderId, 'pending', 'confirmed');
  const kept = { isSignedOut: true, unsent: 1 };
  expect(await signOutStaff(tablet.deps, { way: 'keep' })).toEqual(kept);
  expect(await readSession(tablet.deps.db)).toMatchObject({ token: null, isLocked: true });

  tablet.net.fault = null;
  await signInStaff(tablet.deps, ELIF);
  await tablet.drain({ isHurried: true });
  expect(await onlyEntry(tablet)).toMatchObject({ state: 'needs_user', lastCode: OTHER_PERSON });
  expect(await bar.orders()).toMatchObject([{ status: 'pending' }]);
  const id = (await onlyEntry(tablet))?.id;

  expect(await signOutStaff(tablet.deps)).toEqual({ isSignedOut: false, unsent: 1 });
  expect(await signOutStaff(tablet.deps, { way: 'keep' })).toEqual(kept);
  await signInStaff(tablet.deps, CAN);
  await tablet.drain({ isHurried: true });
  expect(await onlyEntry(tablet)).toMatchObject({ id, state: 'acked' });
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
});

test('while locked nothing leaves the tablet under anybody’s name', async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await tablet.move(orderId, 'pending', 'confirmed');
  await signOutStaff(tablet.deps, { way: 'keep' });
  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ status: 'pending' }]);
  expect(await onlyEntry(tablet)).toMatchObject({ state: 'blocked_auth' });
});

test('signing in resolves no question of the server', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const [mine, theirs] = [await openTablet(), await openTablet(ELIF)];
  await mine.pull();
  await theirs.move(orderId, 'pending', 'cancelled');
  await theirs.drain();
  await mine.move(orderId, 'pending', 'confirmed');
  await mine.drain();
  await signInStaff(mine.deps, CAN);
  expect(await onlyEntry(mine)).toMatchObject({ state: 'needs_user', lastCode: 'conflict' });
});

test('signing out sends what is still waiting', async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await tablet.move(orderId, 'pending', 'confirmed');
  expect(await signOutStaff(tablet.deps)).toEqual(OUT);
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
  expect(await signOutStaff(mine.deps)).toEqual(OUT);
});

test('a change queued during a sign-out stays on the tablet for its author', async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  const { fetch } = tablet.deps;
  tablet.deps.fetch = async (path, init) => {
    if (path.endsWith('/logout')) await tablet.move(orderId, 'pending', 'confirmed');
    return fetch(path, init);
  };
  expect(await signOutStaff(tablet.deps)).toEqual({ isSignedOut: true, unsent: 1 });
  await signInStaff(tablet.deps, CAN);
  await tablet.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
});

test('a move refused under the old session goes out under the new one, if its person has signed in meanwhile', async () => {
  const { bar, clock, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await tablet.move(orderId, 'pending', 'confirmed');
  refuseAndSignIn(tablet, CAN);
  await tablet.drain();
  expect(await onlyEntry(tablet)).toMatchObject({ state: 'queued', lastHttp: 401 });
  clock.advance(MINUTE);
  await tablet.drain();
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
});

test('a move refused under the old session asks who has signed in meanwhile, and goes when its person is back', async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await tablet.move(orderId, 'pending', 'confirmed');
  refuseAndSignIn(tablet, ELIF);
  await tablet.drain();
  expect(await onlyEntry(tablet)).toMatchObject({ state: 'needs_user', lastCode: OTHER_PERSON });
  await signInStaff(tablet.deps, CAN);
  await tablet.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
});

/** The next request meets an ended session, and a person signs in before the response arrives. */
function refuseAndSignIn({ deps }: Tablet, who: typeof CAN): void {
  const { fetch } = deps;
  deps.fetch = async (path, init) => {
    deps.fetch = fetch;
    const expired = { Authorization: `Bearer ${'x'.repeat(43)}` };
    const refused = await fetch(path, { ...init, headers: { ...init?.headers, ...expired } });
    await signInStaff(deps, who);
    return refused;
  };
}
