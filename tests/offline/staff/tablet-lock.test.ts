import { expect, test } from 'vitest';
import { readTeamAtBar, setPin, unlockTablet } from '../../../src/data/commands/pins';
import { readSession } from '../../../src/data/session';
import { endSession, readLock, signInStaff } from '../../../src/data/staff/staff-session';
import { isTabletLocked, openLock } from '../../../src/data/staff/tablet-lock';
import { pull, readSessionEnd } from '../../../src/data/sync/pull';
import { MINUTE } from '../../support/bar/fixtures';
import { CANS, ELIFS, openSharedTablet } from '../../support/bar/shared-tablet';
import { CAN, ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

test('a locked tablet opens for its own person, and goes on with what it had', async () => {
  const { deps, can } = await openSharedTablet(await startStaffEvening());
  const before = await readSession(deps.db);
  expect(await isTabletLocked(deps.db)).toBe(true);
  expect(await unlockTablet(deps, { staffId: can, pin: '5555' })).toEqual({ is: 'wrong', left: 4 });
  expect(await isTabletLocked(deps.db)).toBe(true);
  expect(await unlockTablet(deps, { staffId: can, pin: CANS })).toMatchObject({ is: 'right' });
  expect([await isTabletLocked(deps.db), await readSession(deps.db)]).toEqual([false, before]);
});

test('a colleague takes it over by a PIN, and acts in their own name from then on', async () => {
  const evening = await startStaffEvening();
  const { tablet, deps, elif } = await openSharedTablet(evening);
  const orderId = await evening.placeOrder();
  await unlockTablet(deps, { staffId: elif, pin: ELIFS });
  await pull(deps);
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  expect(await tablet.board()).toMatchObject([{ status: 'confirmed', statusBy: 'Elif' }]);
});

test('offline it opens for a person who has opened it before, at once and in their name', async () => {
  const evening = await startStaffEvening();
  const { tablet, deps, elif } = await openSharedTablet(evening);
  const orderId = await evening.placeOrder();
  await pull(deps);
  tablet.net.fault = 'offline';
  expect(await unlockTablet(deps, { staffId: elif, pin: ELIFS })).toMatchObject({ is: 'right' });
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  expect(await tablet.board()).toMatchObject([{ status: 'confirmed', isQueued: true }]);
  expect(await deps.db.outbox.toArray()).toMatchObject([{ principal: `admin:${elif}` }]);

  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  expect(await evening.bar.orders()).toMatchObject([{ status: 'pending' }]);
  expect(await unlockTablet(deps, { staffId: elif, pin: ELIFS })).toMatchObject({ is: 'right' });
  await tablet.drain({ isHurried: true });
  expect(await tablet.board()).toMatchObject([{ statusBy: 'Elif', isQueued: false }]);
});

test('offline nobody else gets in, and five wrong PINs lock it for five minutes', async () => {
  const evening = await startStaffEvening();
  const { tablet, deps, can } = await openSharedTablet(evening);
  tablet.net.fault = 'offline';
  const stranger = '01890000-0000-7000-8000-000000000000';
  expect(await unlockTablet(deps, { staffId: stranger, pin: CANS })).toEqual({
    is: 'unknown_here',
  });
  const tries = [];
  for (let nth = 0; nth < 6; nth += 1) {
    tries.push(await unlockTablet(deps, { staffId: can, pin: nth === 5 ? CANS : '5555' }));
  }
  expect(tries.map(({ is }) => is)).toEqual([...Array(4).fill('wrong'), 'locked', 'locked']);
  evening.clock.advance(5 * MINUTE);
  expect(await unlockTablet(deps, { staffId: can, pin: CANS })).toMatchObject({ is: 'right' });
});

test('five wrong PINs offline are logged once there is a connection, with their own time', async () => {
  const evening = await startStaffEvening();
  const { tablet, deps, can, elif } = await openSharedTablet(evening);
  tablet.net.fault = 'offline';
  const closedAt = evening.clock.now();
  for (let nth = 0; nth < 7; nth += 1) {
    await unlockTablet(deps, { staffId: elif, pin: '5555' });
  }
  await tablet.drain();
  expect(await deps.db.outbox.toArray()).toMatchObject([
    { kind: 'staff.pin_lock', state: 'queued', principal: `admin:${can}` },
  ]);

  evening.clock.advance(40 * MINUTE);
  tablet.net.fault = 'lose-response';
  await tablet.drain({ isHurried: true });
  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  expect(await deps.db.outbox.toArray()).toMatchObject([{ state: 'acked' }]);
  expect(await evening.bar.audited('staff.pin_locked')).toMatchObject([
    { actor: can, pk: elif, doneAt: closedAt, receivedAt: closedAt + 40 * MINUTE },
  ]);
});

test('a device switch whose response was lost succeeds at the next try', async () => {
  const evening = await startStaffEvening();
  const { tablet, deps, elif } = await openSharedTablet(evening);
  tablet.net.fault = 'lose-response';
  expect(await unlockTablet(deps, { staffId: elif, pin: ELIFS })).toMatchObject({ is: 'right' });
  tablet.net.fault = null;
  expect(await unlockTablet(deps, { staffId: elif, pin: ELIFS })).toMatchObject({ is: 'right' });
  const orderId = await evening.placeOrder();
  await pull(deps);
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  expect(await tablet.board()).toMatchObject([{ statusBy: 'Elif', isQueued: false }]);
});

test('a person who has left, or whose PIN has changed, cannot unlock the tablet offline', async () => {
  const evening = await startStaffEvening();
  const { tablet, deps, can, elif } = await openSharedTablet(evening);
  const other = await evening.openTablet(ELIF);
  await setPin(other.deps, { currentPassword: ELIF.password, pin: '55901' });
  await evening.bar.changeTables(`UPDATE staff SET role = 'manager' WHERE id = '${can}'`);
  await readTeamAtBar(deps);
  expect((await readLock(deps.db)).people).toContainEqual(
    expect.objectContaining({ id: can, role: 'manager', isKnownHere: true }),
  );
  await evening.bar.changeTables(`UPDATE staff SET is_active = 0 WHERE id = '${can}'`);
  await readTeamAtBar(other.deps);
  await signInStaff(deps, ELIF);
  await readTeamAtBar(deps);
  tablet.net.fault = 'offline';
  for (const [staffId, pin] of [
    [can, CANS],
    [elif, ELIFS],
  ] as const) {
    expect(await unlockTablet(deps, { staffId, pin })).toEqual({ is: 'unknown_here' });
  }
  expect(JSON.stringify(await deps.db.meta.get('pins'))).not.toContain(CAN.email);
});

test('an old PIN that the server has refused does not unlock the tablet offline later', async () => {
  const evening = await startStaffEvening();
  const { tablet, deps, elif } = await openSharedTablet(evening);
  const other = await evening.openTablet(ELIF);
  await setPin(other.deps, { currentPassword: ELIF.password, pin: '55901' });
  expect(await unlockTablet(deps, { staffId: elif, pin: ELIFS })).toMatchObject({ is: 'wrong' });
  tablet.net.fault = 'offline';
  expect(await unlockTablet(deps, { staffId: elif, pin: ELIFS })).toEqual({ is: 'unknown_here' });
});

test('a tablet whose storage does not respond stays locked', async () => {
  const { deps } = await openSharedTablet(await startStaffEvening());
  expect(await readLock(deps.db)).toMatchObject({ isLocked: true, hasPin: true });
  await openLock(deps);
  expect(await readLock(deps.db)).toMatchObject({ isLocked: false });
  deps.db.close({ disableAutoOpen: true });
  expect(await readLock(deps.db)).toMatchObject({ isLocked: true, people: [] });
});

test('the PIN itself is nowhere on the tablet', async () => {
  const { deps } = await openSharedTablet(await startStaffEvening());
  const kept = JSON.stringify(await deps.db.meta.toArray());
  expect(kept).not.toContain(CANS);
  expect(kept).not.toContain(ELIFS);
});

test('a tablet whose session is over asks for a password', async () => {
  const evening = await startStaffEvening();
  const { deps, can } = await openSharedTablet(evening);
  await evening.bar.changeTables('DELETE FROM staff_session');
  expect(await unlockTablet(deps, { staffId: can, pin: CANS })).toEqual({ is: 'session_over' });
});

test('a tablet knows when it will be signed out, and that a PIN has put it off', async () => {
  const evening = await startStaffEvening();
  const { deps, can } = await openSharedTablet(evening);
  await pull(deps);
  const endsAt = (await readSessionEnd(deps.db)) ?? 0;
  expect(endsAt - evening.clock.now()).toBe(12 * 60 * MINUTE);
  evening.clock.advance(11 * 60 * MINUTE);
  await unlockTablet(deps, { staffId: can, pin: CANS });
  await pull(deps);
  expect(await readSessionEnd(deps.db)).toBe(endsAt + 11 * 60 * MINUTE);
});

test('a late refusal of an old key does not end a newer session', async () => {
  const { deps, elif } = await openSharedTablet(await startStaffEvening());
  const before = await readSession(deps.db);
  await unlockTablet(deps, { staffId: elif, pin: ELIFS });
  expect(await endSession(deps, before?.token ?? '')).toBe(false);
  expect(await readSession(deps.db)).toMatchObject({
    user: { id: elif },
    token: expect.anything(),
  });
});
