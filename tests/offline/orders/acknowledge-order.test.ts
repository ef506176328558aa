import { expect, test } from 'vitest';
import { alarmStage } from '#domain/orders/order-alarm';
import { acknowledgeOrder } from '../../../src/data/commands/orders/staff-orders';
import { MINUTE } from '../../support/bar/fixtures';
import type { Tablet } from '../../support/evenings/staff-evening';
import { ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

const say = (tablet: Tablet, orderId: string) => acknowledgeOrder(tablet.deps, { orderId });

async function stages(tablet: Tablet, now: number) {
  return (await tablet.board()).map((order) => alarmStage(order, now));
}

test('an alarm rings until acknowledged, gets louder after a minute unseen, and ends on all tablets', async () => {
  const { clock, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const [can, elif] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([can.pull(), elif.pull()]);
  expect(await stages(can, clock.now())).toEqual(['new']);
  clock.advance(MINUTE);
  expect(await stages(elif, clock.now())).toEqual(['overlooked']);
  await say(can, orderId);
  expect(await stages(can, clock.now())).toEqual([null]);
  await can.drain();
  await elif.pull();
  expect(await elif.board()).toMatchObject([{ acknowledgedBy: 'Can', status: 'pending' }]);
  expect(await stages(elif, clock.now())).toEqual([null]);
});

test('shown on a tablet it is no longer overlooked, but goes on calling for a person', async () => {
  const { clock, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  clock.advance(2 * MINUTE);
  await tablet.show(orderId);
  expect(await stages(tablet, clock.now())).toEqual(['new']);
});

test('an offline acknowledgement ends the alarm here at once, waits, and arrives with its own time and name', async () => {
  const { clock, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const [can, elif] = [await openTablet(), await openTablet(ELIF)];
  await Promise.all([can.pull(), elif.pull()]);
  can.net.fault = 'offline';
  clock.advance(MINUTE);
  const saidAt = new Date(clock.now()).toISOString();
  await say(can, orderId);
  await can.drain();
  expect(await can.board()).toMatchObject([
    { acknowledgedAt: saidAt, acknowledgedBy: 'Can Öztürk' },
  ]);
  clock.advance(8 * MINUTE);
  can.net.fault = null;
  await can.drain({ isHurried: true });
  await elif.pull();
  expect(await elif.board()).toMatchObject([{ acknowledgedAt: saidAt, acknowledgedBy: 'Can' }]);
});

test('two taps are one mutation, and an acknowledged order queues nothing more', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await say(tablet, orderId);
  await say(tablet, orderId);
  await tablet.drain();
  await say(tablet, orderId);
  await tablet.drain({ isHurried: true });
  expect(tablet.net.writes.map(({ path }) => path)).toEqual([
    `/api/admin/orders/${orderId}/acknowledge`,
  ]);
});

test('an acknowledged pending order alarms again after 3 minutes, also offline', async () => {
  const { clock, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await tablet.show(orderId);
  await say(tablet, orderId);
  await tablet.drain();
  tablet.net.fault = 'offline';
  clock.advance(3 * MINUTE);
  expect(await stages(tablet, clock.now())).toEqual(['new']);
  await say(tablet, orderId);
  expect(await stages(tablet, clock.now())).toEqual([null]);
  const acknowledgedAt = new Date(clock.now()).toISOString();
  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  expect(await tablet.board()).toMatchObject([{ acknowledgedAt }]);
});

test('an acknowledgement blocks no status change of its order, nor the other way round', async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await say(tablet, orderId);
  tablet.net.fault = { status: 403, code: 'forbidden' };
  await tablet.drain();
  tablet.net.fault = null;
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  expect(await bar.orders()).toMatchObject([{ status: 'confirmed' }]);
});
