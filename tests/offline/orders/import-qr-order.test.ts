import { expect, test } from 'vitest';
import { discardEntry } from '../../../src/data/commands/entries';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import { showQrOrder } from '../../../src/data/commands/orders/show-qr-order';
import { acknowledgeOrder, importQrOrder } from '../../../src/data/commands/orders/staff-orders';
import { setPin, unlockTablet } from '../../../src/data/commands/pins';
import { readSession } from '../../../src/data/session';
import { endSession, signInStaff } from '../../../src/data/staff/staff-session';
import { lockTablet } from '../../../src/data/staff/tablet-lock';
import { burgerAndLemonade, MINUTE } from '../../support/bar/fixtures';
import { openTab } from '../../support/bar/test-device';
import { createNet } from '../../support/bar/test-net';
import { CAN, ELIF, startStaffEvening } from '../../support/evenings/staff-evening';
import { bentCode } from '../../support/faults/bent-code';

/** Starts a phone and a tablet that are both offline, with an order queued on the phone. */
async function startInTheDark() {
  const evening = await startStaffEvening();
  const { bar, clock, openTablet } = evening;
  const net = createNet(bar.fetch);
  const phone = { ...openTab({ fetch: net.fetch, clock }), net };
  const tablet = await openTablet();
  await tablet.pull();
  phone.net.fault = 'offline';
  tablet.net.fault = 'offline';
  const { orderId } = await placeOrder(phone.deps, burgerAndLemonade());
  const { code } = await showQrOrder(phone.deps, { orderId });
  const take = (text = code ?? '') =>
    importQrOrder(tablet.deps, { code: text, barNow: clock.now() });
  return { ...evening, phone, tablet, orderId, code: code ?? '', take };
}

test('an order taken in without a network stands on the board with its dishes, and can be moved on', async () => {
  const { tablet, orderId, take } = await startInTheDark();
  expect(await take()).toEqual({ orderId, isKnown: false });
  await tablet.drain();
  const [order] = await tablet.board();
  expect(order).toMatchObject({ id: orderId, status: 'pending', tableNumber: '12', v: 0 });
  expect(order?.items.map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect(order?.items[0]?.nameEn).toMatch(/Bliss/);
  await tablet.move(orderId, 'pending', 'confirmed');
  expect(await tablet.board()).toMatchObject([{ status: 'confirmed', isQueued: true }]);
});

test('when both are online again there is one order, whichever device is first', async () => {
  for (const isTabletFirst of [true, false]) {
    const { bar, phone, tablet, orderId, take } = await startInTheDark();
    await take();
    await tablet.move(orderId, 'pending', 'confirmed');
    phone.net.fault = null;
    tablet.net.fault = null;
    for (const device of isTabletFirst ? [tablet, phone] : [phone, tablet]) await device.drain();
    await tablet.drain();
    await tablet.pull();
    expect(await bar.orders()).toMatchObject([{ id: orderId, status: 'confirmed' }]);
    expect(await tablet.board()).toMatchObject([{ id: orderId, isQueued: false, conflict: null }]);
    expect(await phone.deps.db.outbox.get(orderId)).toMatchObject({ state: 'acked' });
    expect(await tablet.deps.db.outbox.get(orderId)).toMatchObject({ state: 'acked' });
  }
});

test('the phone sends the very bytes that the tablet brought', async () => {
  const { phone, tablet, take } = await startInTheDark();
  await take();
  phone.net.fault = null;
  tablet.net.fault = null;
  await phone.drain();
  await tablet.drain();
  const [sent] = phone.net.writes.slice(-1);
  const [brought] = tablet.net.writes.slice(-1);
  expect(JSON.parse(brought?.body ?? '{}').body).toBe(sent?.body);
});

test('the tablet gets through hours later: the order is taken, and the phone learns of it', async () => {
  const { bar, clock, phone, tablet, orderId, take } = await startInTheDark();
  await take();
  clock.advance(45 * MINUTE);
  phone.net.fault = null;
  tablet.net.fault = null;
  await tablet.drain();
  await phone.drain();
  expect(await bar.orders()).toMatchObject([{ id: orderId }]);
  expect(await phone.deps.db.outbox.get(orderId)).toMatchObject({ state: 'acked' });
});

test('an order whose code was shown is not called too old before the server was asked', async () => {
  const { clock, phone, orderId } = await startInTheDark();
  clock.advance(45 * MINUTE);
  await phone.drain();
  expect(await phone.deps.db.outbox.get(orderId)).toMatchObject({ state: 'queued' });
});

test('a QR order that is scanned twice or already known is not imported again', async () => {
  const { tablet, take, orderId } = await startInTheDark();
  await take();
  expect(await take()).toEqual({ orderId, isKnown: true });
  expect(await tablet.deps.db.outbox.count()).toBe(1);
});

test('an altered, old or foreign code is refused at once', async () => {
  const { clock, tablet, code, take } = await startInTheDark();
  await expect(take(bentCode(code))).rejects.toMatchObject({
    code: expect.stringMatching(/^qr_order\.(tampered|unreadable)$/),
  });
  for (const other of ['', 'https://example.com', 'BB1.', 'BBZ1.AAAA', code.slice(0, 40)]) {
    await expect(take(other)).rejects.toMatchObject({ code: 'qr_order.unreadable' });
  }
  clock.advance(11 * MINUTE);
  await expect(take()).rejects.toMatchObject({ code: 'qr_order.stale' });
  expect(await tablet.board()).toEqual([]);
});

test('a QR order discarded in the outbox list leaves the board', async () => {
  const { tablet, orderId, take } = await startInTheDark();
  await take();
  await discardEntry(tablet.deps, { id: orderId });
  await tablet.drain();
  expect(await tablet.board()).toEqual([]);
});

test('an order with a free dish, or one that is sent already, has no code', async () => {
  const { phone, orderId } = await startInTheDark();
  phone.net.fault = null;
  await phone.drain();
  expect(await showQrOrder(phone.deps, { orderId })).toEqual({ code: null, why: 'sent' });
});

/** The server refuses the order, because its dish has sold out meanwhile. */
async function refuse(server: Awaited<ReturnType<typeof startInTheDark>>) {
  const { bar, tablet, orderId } = server;
  const [dish] = (await tablet.board()).flatMap(({ items }) => items);
  await bar.changeItem(dish?.menuItemId ?? 0, { isAvailable: false });
  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  expect(await tablet.deps.db.outbox.get(orderId)).toMatchObject({ state: 'needs_user' });
}

test('the ticket of a waiting QR order says that it waits', async () => {
  const { tablet, take } = await startInTheDark();
  await take();
  await tablet.drain();
  expect(await tablet.board()).toMatchObject([{ status: 'pending', isQueued: true }]);
});

test('a refused QR order stays on the board with its reason, and no tap removes it', async () => {
  const server = await startInTheDark();
  const { tablet, orderId, take } = server;
  await take();
  await refuse(server);
  expect(await tablet.board()).toMatchObject([
    { id: orderId, isQueued: false, refusal: { entryId: orderId, code: 'sold_out' } },
  ]);
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain({ isHurried: true });
  expect(await tablet.board()).toMatchObject([{ id: orderId, refusal: { code: 'sold_out' } }]);
  await discardEntry(tablet.deps, { id: orderId });
  await tablet.drain({ isHurried: true });
  expect(await tablet.board()).toEqual([]);
  expect((await tablet.deps.db.outbox.toArray()).map(({ state }) => state)).toEqual([
    'cancelled',
    'cancelled',
  ]);
});

test('a QR order confirmed before its refusal shows the refusal and leaves with its changes', async () => {
  const server = await startInTheDark();
  const { tablet, orderId, take } = server;
  await take();
  await tablet.move(orderId, 'pending', 'confirmed');
  await refuse(server);
  expect(await tablet.board()).toMatchObject([
    { status: 'confirmed', isQueued: false, conflict: null, refusal: { code: 'sold_out' } },
  ]);
  await discardEntry(tablet.deps, { id: orderId });
  expect(await tablet.board()).toEqual([]);
  await tablet.drain({ isHurried: true });
  const states = (await tablet.deps.db.outbox.toArray()).map(({ state }) => state);
  expect(states).toEqual(['cancelled', 'cancelled']);
});

test('a colleague of another role unlocks the tablet: the order is there and is sent', async () => {
  const { bar, tablet, orderId, take } = await startInTheDark();
  await take();
  await endSession(tablet.deps);
  tablet.net.fault = null;
  await signInStaff(tablet.deps, ELIF);
  expect(await tablet.board()).toMatchObject([{ id: orderId, isQueued: true }]);
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain({ isHurried: true });
  await tablet.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ id: orderId, status: 'confirmed' }]);
});

test('a tablet that was unlocked offline scans QR orders too', async () => {
  const { bar, tablet, orderId, take } = await startInTheDark();
  const { deps } = tablet;
  tablet.net.fault = null;
  await setPin(deps, { currentPassword: CAN.password, pin: '4071' });
  const can = await readSession(deps.db);
  await signInStaff(deps, ELIF);
  await lockTablet(deps);
  tablet.net.fault = 'offline';
  await unlockTablet(deps, { staffId: can?.user.id ?? '', pin: '4071' });
  expect(await take()).toEqual({ orderId, isKnown: false });
  tablet.net.fault = null;
  await unlockTablet(deps, { staffId: can?.user.id ?? '', pin: '4071' });
  await tablet.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ id: orderId }]);
});

test('"I\'ve got it" is said to the bar after the order that it is about', async () => {
  const { bar, tablet, orderId, take } = await startInTheDark();
  await take();
  await acknowledgeOrder(tablet.deps, { orderId });
  tablet.net.fault = null;
  await tablet.drain({ isHurried: true });
  const states = (await tablet.deps.db.outbox.toArray()).map(({ state }) => state);
  expect(states).toEqual(['acked', 'acked']);
  await tablet.pull();
  expect(await tablet.board()).toMatchObject([{ acknowledgedBy: 'Can' }]);
  expect(await bar.orders()).toHaveLength(1);
});
