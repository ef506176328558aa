import { expect, onTestFinished, test } from 'vitest';
import { learningBarTime } from '../../../src/data/clock-offset';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import { showQrOrder } from '../../../src/data/commands/orders/show-qr-order';
import { importQrOrder } from '../../../src/data/commands/orders/staff-orders';
import { newId } from '../../../src/data/ids';
import { readOrder } from '../../../src/data/orders/order-on-device';
import { readQrOrder } from '../../../src/data/orders/qr-order-code';
import { burgerAndLemonade, EVENING, MINUTE } from '../../support/bar/fixtures';
import { openBar } from '../../support/bar/test-bar';
import { createClock } from '../../support/bar/test-clock';
import { openTab } from '../../support/bar/test-device';
import { createNet } from '../../support/bar/test-net';
import { tabletOf } from '../../support/evenings/staff-evening';

const HOUR = 60 * MINUTE;

/** Starts a phone with a wrong clock, and a server and tablet with the right one. */
async function startWithWrongPhone(wrongByMs: number) {
  const clock = createClock(EVENING);
  const phoneClock = createClock(EVENING + wrongByMs);
  const bar = await openBar(clock);
  onTestFinished(() => bar.close());
  const net = createNet(bar.fetch);
  const phone = openTab({ fetch: net.fetch, clock: phoneClock });
  phone.deps.fetch = learningBarTime(phone.deps);
  const tablet = await tabletOf({ bar, clock });
  await tablet.pull();
  return {
    bar,
    phone,
    tablet,
    phoneClock,
    pass(ms: number) {
      clock.advance(ms);
      phoneClock.advance(ms);
    },
    /** The request reads an order and so contacts the server without changing anything. */
    speak: () => readOrder(phone.deps.fetch, newId(), 'a-secret-of-the-phone-1'),
    async orderInTheDark() {
      net.fault = 'offline';
      tablet.net.fault = 'offline';
      return (await placeOrder(phone.deps, burgerAndLemonade())).orderId;
    },
    async show(orderId: string) {
      return (await showQrOrder(phone.deps, { orderId })).code ?? '';
    },
    take: (code: string) => importQrOrder(tablet.deps, { code, barNow: clock.now() }),
    async lightUp() {
      net.fault = null;
      tablet.net.fault = null;
      await tablet.drain({ isHurried: true });
      await phone.drain({ isHurried: true });
    },
  };
}

const WRONG: [string, number][] = [
  ['a quarter of an hour slow', -15 * MINUTE],
  ['a quarter of an hour ahead', 15 * MINUTE],
];

test.each(WRONG)(
  'a phone that is %s and has spoken with the bar hands its order over: one order, at the bar’s time',
  async (_, wrongByMs) => {
    const server = await startWithWrongPhone(wrongByMs);
    await server.speak();
    const orderId = await server.orderInTheDark();
    server.pass(4 * MINUTE);
    expect(await server.take(await server.show(orderId))).toEqual({ orderId, isKnown: false });
    expect(await server.tablet.board()).toMatchObject([
      { id: orderId, createdAt: new Date(EVENING).toISOString() },
    ]);
    await server.lightUp();
    expect(await server.bar.orders()).toMatchObject([{ id: orderId, status: 'pending' }]);
    expect(await server.phone.deps.db.outbox.get(orderId)).toMatchObject({ state: 'acked' });
  },
);

test('the clock offset learned from one order is used for the next one', async () => {
  const server = await startWithWrongPhone(-15 * MINUTE);
  const sent = await placeOrder(server.phone.deps, burgerAndLemonade());
  await server.phone.drain();
  server.pass(2 * HOUR);
  const orderId = await server.orderInTheDark();
  await server.take(await server.show(orderId));
  await server.lightUp();
  const ids = (await server.bar.orders()).map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set([sent.orderId, orderId]));
  expect(ids).toHaveLength(2);
});

test.each(WRONG)(
  "a phone that is %s and never reached the server is refused, because its code's age is unknown",
  async (_, wrongByMs) => {
    const server = await startWithWrongPhone(wrongByMs);
    const orderId = await server.orderInTheDark();
    const code = await server.show(orderId);
    await expect(server.take(code)).rejects.toMatchObject({ code: 'qr_order.stale' });
    expect(await server.tablet.board()).toEqual([]);
  },
);

test.each(WRONG)('a code of a phone that is %s grows old like any other', async (_, wrongByMs) => {
  const server = await startWithWrongPhone(wrongByMs);
  await server.speak();
  const orderId = await server.orderInTheDark();
  const picture = await server.show(orderId);
  server.pass(11 * MINUTE);
  for (const code of [picture, await server.show(orderId)]) {
    await expect(server.take(code)).rejects.toMatchObject({ code: 'qr_order.stale' });
  }
});

test('a QR code with a forged time is refused', async () => {
  const server = await startWithWrongPhone(-15 * MINUTE);
  await server.speak();
  const code = await server.show(await server.orderInTheDark());
  const { id, secret, placedAt, body, signature } = await readQrOrder(code);
  const parts = [id, secret, placedAt + 5 * MINUTE, body, signature];
  const younger = `BB1.${Buffer.from(JSON.stringify(parts)).toString('base64url')}`;
  server.pass(11 * MINUTE);
  await expect(server.take(younger)).rejects.toMatchObject({ code: 'qr_order.tampered' });
});

test('an offset of another day is not trusted: the clock may have been corrected since', async () => {
  const server = await startWithWrongPhone(-15 * MINUTE);
  await server.speak();
  server.phoneClock.moveWall(15 * MINUTE);
  server.pass(24 * HOUR);
  const orderId = await server.orderInTheDark();
  expect(await server.take(await server.show(orderId))).toEqual({ orderId, isKnown: false });
});
