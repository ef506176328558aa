import { expect, test } from 'vitest';
import {
  cancelOrder,
  confirmOrder,
  discardOrder,
  placeOrder,
  reopenOrder,
} from '../../../src/data/commands/orders/place-order';
import { showQrOrder } from '../../../src/data/commands/orders/show-qr-order';
import { importQrOrder } from '../../../src/data/commands/orders/staff-orders';
import { refreshOrder } from '../../../src/data/orders/order-on-device';
import { outboxRows } from '../../../src/data/outbox/outbox-rows';
import { burgerAndLemonade, MINUTE } from '../../support/bar/fixtures';
import { startEvening } from '../../support/evenings/guest-evening';
import type { Tablet } from '../../support/evenings/staff-evening';
import { tabletOf } from '../../support/evenings/staff-evening';

/** Staff scanned the order's code offline; half an hour later only the phone has a connection. */
async function startWithLateTablet() {
  const evening = await startEvening();
  const { bar, clock, net, tab: phone } = evening;
  const tablet = await tabletOf({ bar, clock });
  await tablet.pull();
  net.fault = 'offline';
  tablet.net.fault = 'offline';
  const { orderId } = await placeOrder(phone.deps, burgerAndLemonade());
  const { code } = await showQrOrder(phone.deps, { orderId });
  await importQrOrder(tablet.deps, { code: code ?? '', barNow: clock.now() });
  clock.advance(30 * MINUTE);
  net.fault = null;
  await phone.drain();
  expect(await evening.look(orderId)).toMatchObject({ state: 'stale', isShown: true });
  return { ...evening, phone, tablet, orderId };
}

async function sendImport(tablet: Tablet) {
  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  await tablet.pull();
}

test('confirming an old order whose code was shown keeps its id: the tablet that scanned it adds no second order', async () => {
  const { bar, phone, tablet, orderId, look } = await startWithLateTablet();
  expect(await confirmOrder(phone.deps, { orderId, accept: 'stale' })).toEqual({ orderId });
  await phone.drain();
  await sendImport(tablet);
  expect(await bar.orders()).toMatchObject([{ id: orderId, status: 'pending' }]);
  expect(await look(orderId)).toMatchObject({ state: 'received' });
  expect(await tablet.board()).toMatchObject([{ id: orderId, isQueued: false }]);
});

test('a phone that reads at the bar the order that a tablet brought asks its guest nothing more', async () => {
  const { phone, tablet, orderId, look } = await startWithLateTablet();
  await sendImport(tablet);
  await refreshOrder(phone.deps, orderId);
  expect(await look(orderId)).toMatchObject({ state: 'received' });
  expect(outboxRows(await phone.deps.db.outbox.toArray())).toEqual([]);
  expect(await phone.deps.db.myOrder.get(orderId)).toMatchObject({ draft: { guestName: '' } });
});

test('a yes that waits again for the network is asked about again, and is still that order', async () => {
  const { bar, clock, net, phone, tablet, orderId, look } = await startWithLateTablet();
  net.fault = 'offline';
  await confirmOrder(phone.deps, { orderId, accept: 'stale' });
  clock.advance(11 * MINUTE);
  net.fault = null;
  await phone.drain({ isHurried: true });
  expect(await look(orderId)).toMatchObject({ state: 'stale' });
  await sendImport(tablet);
  await confirmOrder(phone.deps, { orderId, accept: 'stale' });
  await phone.drain();
  expect(await bar.orders()).toMatchObject([{ id: orderId }]);
  expect(await look(orderId)).toMatchObject({ state: 'received' });
});

test('an order started again invalidates its code: the tablet that sends it learns so, and there is one order', async () => {
  const { bar, phone, tablet, orderId, look } = await startWithLateTablet();
  await reopenOrder(phone.deps, { orderId });
  expect(await look(orderId)).toMatchObject({ state: 'cancelled' });
  const anew = await placeOrder(phone.deps, burgerAndLemonade());
  await phone.drain();
  await sendImport(tablet);
  expect(await bar.orders()).toMatchObject([{ id: anew.orderId }]);
  expect(await tablet.board()).toMatchObject([
    { id: anew.orderId },
    { id: orderId, refusal: { code: 'order.withdrawn' } },
  ]);
});

test('an order is started again only after the server has said that it does not have it', async () => {
  const { bar, clock, net, phone, tablet, orderId, look } = await startWithLateTablet();
  await tablet.move(orderId, 'pending', 'confirmed');
  await sendImport(tablet);
  await tablet.drain({ isHurried: true });
  await expect(reopenOrder(phone.deps, { orderId })).rejects.toMatchObject({
    code: 'order.not_cancellable',
  });
  clock.advance(MINUTE);
  await phone.drain({ isHurried: true });
  expect(await look(orderId)).toMatchObject({
    state: 'received',
    cancelRefused: 'order.not_cancellable',
  });
  expect(await bar.orders()).toMatchObject([{ id: orderId, status: 'confirmed' }]);
  net.fault = 'offline';
});

test('without a network no order is started again: the server is asked first', async () => {
  const { bar, clock, net, phone, tablet, orderId, look } = await startWithLateTablet();
  net.fault = 'offline';
  await expect(reopenOrder(phone.deps, { orderId })).rejects.toMatchObject({
    code: 'order.unasked',
  });
  expect(await look(orderId)).toMatchObject({ state: 'queued', cancelPending: true });
  clock.advance(MINUTE);
  net.fault = null;
  await phone.drain({ isHurried: true });
  await sendImport(tablet);
  expect(await look(orderId)).toMatchObject({ state: 'cancelled' });
  expect(await bar.orders()).toEqual([]);
});

test('an order that its guest discards, or cancels on its way, is not brought by a tablet afterwards', async () => {
  for (const isOnItsWay of [false, true]) {
    const { bar, clock, net, phone, tablet, orderId, look } = await startWithLateTablet();
    if (isOnItsWay) {
      net.fault = 'offline';
      await confirmOrder(phone.deps, { orderId, accept: 'stale' });
      await cancelOrder(phone.deps, { orderId });
      clock.advance(30 * MINUTE);
      net.fault = null;
    } else {
      await discardOrder(phone.deps, { orderId });
    }
    await phone.drain({ isHurried: true });
    await sendImport(tablet);
    expect(await look(orderId)).toMatchObject({ state: 'cancelled' });
    expect(await phone.deps.db.myOrder.get(orderId)).toMatchObject({ secret: '' });
    expect(await bar.orders()).toEqual([]);
    expect(await tablet.board()).toMatchObject([{ refusal: { code: 'order.withdrawn' } }]);
  }
});

test('an order that is cancelled while its code is being made has none', async () => {
  const { net, tab } = await startEvening();
  net.fault = 'offline';
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  const shown = showQrOrder(tab.deps, { orderId });
  await cancelOrder(tab.deps, { orderId });
  expect(await shown).toEqual({ code: null, why: 'sent' });
  expect(await tab.deps.db.outbox.get(orderId)).not.toHaveProperty('shownAt');
});

test('an order whose cancelling waits for the bar shows no code any more', async () => {
  const { net, tab } = await startEvening();
  net.fault = 'offline';
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  expect(await showQrOrder(tab.deps, { orderId })).toMatchObject({ why: null });
  await cancelOrder(tab.deps, { orderId });
  expect(await showQrOrder(tab.deps, { orderId })).toEqual({ code: null, why: 'sent' });
});
