import { expect, test, vi } from 'vitest';
import { isOverlooked } from '#domain/orders/order-ageing';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import { changeOrderStatus, markOrderSeen } from '../../../src/data/commands/orders/staff-orders';
import { unsavedOrder } from '../../../src/data/orders/new-order';
import type { OrderOnDevice } from '../../../src/data/orders/order-on-device';
import { refreshOrder } from '../../../src/data/orders/order-on-device';
import { orderTicks } from '../../../src/data/orders/order-ticks';
import { signInStaff } from '../../../src/data/staff/staff-session';
import { pull } from '../../../src/data/sync/pull';
import { burgerAndLemonade, EVENING, MINUTE } from '../../support/bar/fixtures';
import { createClock } from '../../support/bar/test-clock';
import { openTab, openTablet } from '../../support/bar/test-device';
import { createNet } from '../../support/bar/test-net';
import { until } from '../../support/bar/until';
import type { GuestEvening } from '../../support/evenings/guest-evening';
import { startEvening } from '../../support/evenings/guest-evening';
import { CAN } from '../../support/evenings/staff-evening';

/** Returns each tick with its time in seconds after nine o'clock. */
function told(order: OrderOnDevice) {
  return orderTicks(order).map((tick) => {
    const seconds = tick.state === 'done' && tick.at !== null ? (tick.at - EVENING) / 1_000 : null;
    return [tick.step, tick.state, seconds];
  });
}

async function openBoard({ bar, clock }: GuestEvening) {
  const tablet = openTablet({ fetch: createNet(bar.fetch).fetch, clock });
  await signInStaff(tablet.deps, CAN);
  return tablet;
}

test('an order is ticked step by step as it comes true, each with its own time', async () => {
  const evening = await startEvening();
  const { tab, net, clock, look } = evening;
  net.fault = 'offline';
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  const rest = [
    ['reached', 'ahead', null],
    ['shown', 'ahead', null],
    ['accepted', 'ahead', null],
  ];
  expect(told(await look(orderId))).toEqual([['saved', 'done', 0], ...rest]);

  clock.advance(20_000);
  net.fault = null;
  await tab.drain();
  expect(told(await look(orderId))).toEqual([
    ['saved', 'done', 0],
    ['reached', 'done', 20],
    ...rest.slice(1),
  ]);

  const tablet = await openBoard(evening);
  await pull(tablet.deps);
  clock.advance(5_000);
  await markOrderSeen(tablet.deps, { orderId });
  await tablet.drain();
  await refreshOrder(tab.deps, orderId);
  expect(told(await look(orderId)).slice(2)).toEqual([
    ['shown', 'done', 25],
    ['accepted', 'ahead', null],
  ]);

  clock.advance(5_000);
  await changeOrderStatus(tablet.deps, { orderId, from: 'pending', to: 'confirmed' });
  await tablet.drain();
  await refreshOrder(tab.deps, orderId);
  expect(told(await look(orderId)).at(-1)).toEqual(['accepted', 'done', 30]);
});

test('an order whose response was lost is called neither received nor missing', async () => {
  const { tab, net, look } = await startEvening();
  net.fault = 'lose-response';
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  expect(told(await look(orderId)).map(([, state]) => state)).toEqual([
    'done',
    'unknown',
    'unknown',
    'unknown',
  ]);
});

test('after two minutes without contact the phone shows the time of the last status', async () => {
  const { tab, clock, look } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  await refreshOrder(tab.deps, orderId);
  clock.advance(2 * MINUTE);
  expect(orderTicks(await look(orderId)).slice(2)).toEqual([
    { step: 'shown', state: 'unknown', asOf: EVENING },
    { step: 'accepted', state: 'unknown', asOf: EVENING },
  ]);
});

test('an order that could not be saved is never ticked as saved, and is followed all the same', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const evening = await startEvening();
  const { tab, bar } = evening;
  vi.spyOn(tab.deps.db, 'transaction').mockRejectedValue(new Error('refused'));
  const { orderId, saved } = await placeOrder(tab.deps, burgerAndLemonade());
  expect(saved).toBe('memory');
  await until(() => expect(unsavedOrder(orderId)?.entry.state).toBe('acked'));
  expect(await bar.orders()).toHaveLength(1);
  const tablet = await openBoard(evening);
  await pull(tablet.deps);
  await markOrderSeen(tablet.deps, { orderId });
  await tablet.drain();
  await refreshOrder(tab.deps, orderId);
  const order = unsavedOrder(orderId)?.order;
  expect(order?.isUnsaved).toBe(true);
  expect(order?.answer?.order.seenAt).toBe(new Date(EVENING).toISOString());
});

test('a minute without a tablet is counted by the bar, whatever the phone takes the time for', async () => {
  const { bar, clock } = await startEvening();
  const anHourSlow = createClock(EVENING - 60 * MINUTE);
  const phone = openTab({ fetch: createNet(bar.fetch).fetch, clock: anHourSlow });
  const { orderId } = await placeOrder(phone.deps, burgerAndLemonade());
  await phone.drain();
  const missed = async () => {
    await refreshOrder(phone.deps, orderId);
    const order = await phone.deps.db.myOrder.get(orderId);
    if (!order?.answer || order.barAt === undefined) throw new Error('nothing was told');
    return isOverlooked(order.answer.order, order.barAt);
  };
  clock.advance(59_000);
  expect(await missed()).toBe(false);
  clock.advance(1_000);
  expect(await missed()).toBe(true);
});
