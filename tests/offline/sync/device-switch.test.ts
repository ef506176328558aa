import { expect, test } from 'vitest';
import { acknowledgeOrder } from '../../../src/data/commands/orders/staff-orders';
import { unlockTablet } from '../../../src/data/commands/pins';
import { signInStaff } from '../../../src/data/staff/staff-session';
import { pull } from '../../../src/data/sync/pull';
import { CANS, ELIFS, openSharedTablet } from '../../support/bar/shared-tablet';
import { ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

test("a person's queued mutations are sent in their name before a colleague takes over the tablet", async () => {
  const evening = await startStaffEvening();
  const { tablet, deps, can, elif } = await openSharedTablet(evening);
  const orderId = await evening.placeOrder();
  await unlockTablet(deps, { staffId: can, pin: CANS });
  await pull(deps);
  tablet.net.fault = 'offline';
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  tablet.net.fault = null;
  await unlockTablet(deps, { staffId: elif, pin: ELIFS });
  await pull(deps);
  expect(await tablet.board()).toMatchObject([{ status: 'confirmed', statusBy: 'Can' }]);
});

/** Can has queued a change offline; then Elif has unlocked the tablet offline. */
async function switchOffline() {
  const evening = await startStaffEvening();
  const shared = await openSharedTablet(evening);
  const { tablet, deps, can, elif } = shared;
  const orderId = await evening.placeOrder();
  await unlockTablet(deps, { staffId: can, pin: CANS });
  await pull(deps);
  tablet.net.fault = 'offline';
  await tablet.move(orderId, 'pending', 'confirmed');
  expect(await unlockTablet(deps, { staffId: elif, pin: ELIFS })).toMatchObject({ is: 'right' });
  return { ...evening, ...shared, orderId };
}

test("offline mutations are sent in their author's name once there is a connection, though a colleague has the tablet", async () => {
  const { bar, tablet, deps, elif, orderId } = await switchOffline();
  await tablet.move(orderId, 'confirmed', 'preparing');
  expect(await tablet.board()).toMatchObject([{ status: 'preparing', isQueued: true }]);
  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
  expect(await deps.db.order.get(orderId)).toMatchObject({ status: 'confirmed', statusBy: 'Can' });
  await unlockTablet(deps, { staffId: elif, pin: ELIFS });
  await tablet.drain({ isHurried: true });
  expect(await tablet.board()).toMatchObject([{ status: 'preparing', statusBy: 'Elif' }]);
});

test('a person who returns without a connection continues as before', async () => {
  const { bar, tablet, deps, can } = await switchOffline();
  expect(await unlockTablet(deps, { staffId: can, pin: CANS })).toMatchObject({ is: 'right' });
  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  await pull(deps);
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
});

test('a mutation that only its absent author can send is not cancelled by a colleague and blocks nobody', async () => {
  const { bar, tablet, deps, can, elif, orderId } = await switchOffline();
  await bar.changeTables(`DELETE FROM staff_session WHERE staff_id = '${can}'`);
  tablet.net.fault = null;
  expect(await unlockTablet(deps, { staffId: elif, pin: ELIFS })).toEqual({ is: 'session_over' });
  await signInStaff(deps, ELIF);
  await pull(deps);
  await tablet.move(orderId, 'pending', 'cancelled', 'guest_asked');
  expect(await tablet.board()).toMatchObject([
    { status: 'cancelled', isQueued: true, conflict: { kind: 'others', by: 'Can Öztürk' } },
  ]);
  await tablet.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ status: 'cancelled' }]);
  expect(await deps.db.outbox.toArray()).toMatchObject([
    { principal: `admin:${can}`, state: 'needs_user' },
    { principal: `admin:${elif}`, state: 'acked' },
  ]);
});

test('an unsent "I\'ve got it" does not silence the tablet', async () => {
  const { bar, tablet, deps, can, orderId } = await switchOffline();
  await unlockTablet(deps, { staffId: can, pin: CANS });
  await acknowledgeOrder(deps, { orderId });
  await bar.changeTables(`DELETE FROM staff_session WHERE staff_id = '${can}'`);
  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  await signInStaff(deps, ELIF);
  await pull(deps);
  expect(await tablet.board()).toMatchObject([{ acknowledgedAt: null }]);
  await acknowledgeOrder(deps, { orderId });
  await tablet.drain({ isHurried: true });
  await pull(deps);
  expect(await tablet.board()).toMatchObject([{ acknowledgedBy: 'Elif' }]);
});
