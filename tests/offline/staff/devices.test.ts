import { expect, test } from 'vitest';
import { needsYou, toGiveBack } from '#domain/attention/needs-you';
import { tableCalls } from '#domain/seatings/table-calls';
import * as devices from '#domain/stations/devices.operations';
import type { ringsForOrders } from '#domain/stations/who-rings';
import { stationsOf, whatRings } from '#domain/stations/who-rings';
import { readBills } from '../../../src/data/bills/staff-bills';
import { send } from '../../../src/data/commands/send';
import { readSeatings } from '../../../src/data/seatings/staff-seatings';
import { readDeviceRole, signInStaff, signOutStaff } from '../../../src/data/staff/staff-session';
import { deviceName } from '../../../src/data/sync/contact-watch';
import { CAN, ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

async function startKitchen() {
  const evening = await startStaffEvening();
  const tablet = await evening.openTablet(ELIF);
  await tablet.pull();
  const id = await deviceName(tablet.deps);
  const input = { name: 'Pass', role: 'kitchen', v: 0 };
  await send(tablet.deps, devices.set, { id, input, mutationId: tablet.deps.newId() });
  await tablet.pull();
  return { ...evening, tablet };
}

test('a device knows what it is without a connection, and after another person has signed in', async () => {
  const { tablet, openTablet } = await startKitchen();
  const { deps } = tablet;
  tablet.net.fault = 'offline';
  expect(await readDeviceRole(deps.db)).toBe('kitchen');
  tablet.net.fault = null;
  await signOutStaff(deps, { way: 'discard' });
  expect(await readDeviceRole(deps.db)).toBe('kitchen');
  await signInStaff(deps, CAN);
  await tablet.pull();
  expect(await readDeviceRole(deps.db)).toBe('kitchen');
  const other = await openTablet(CAN);
  await other.pull();
  expect(await readDeviceRole(other.deps.db)).toBeNull();
  expect(await other.deps.db.device.toArray()).toMatchObject([{ name: 'Pass', role: 'kitchen' }]);
});

test('without a connection the grill rings for a burger, and the rail has what the tablet knows', async () => {
  const { tablet, placeOrder } = await startKitchen();
  await placeOrder();
  await tablet.pull();
  tablet.net.fault = 'offline';
  const { db } = tablet.deps;
  const [orders, seatings, bills] = [
    await tablet.board(),
    await readSeatings(db),
    await readBills(db),
  ];
  const calls = tableCalls(seatings);
  const heardBy = (role: Parameters<typeof ringsForOrders>[0]) =>
    whatRings(role, { orders, calls }, stationsOf).orders.length;
  expect([heardBy('grill'), heardBy('shisha'), heardBy('office')]).toEqual([1, 0, 0]);
  const facts = { order: orders, call: calls, back: toGiveBack(bills) };
  expect(needsYou('bar', facts).map(({ kind }) => kind)).toEqual(['order']);
  expect(needsYou('office', facts)).toEqual([]);
});
