import { expect, test } from 'vitest';
import { discardOrder, placeOrder } from '../../../src/data/commands/orders/place-order';
import { forgetKioskOrders, kioskState, resetKiosk } from '../../../src/data/commands/reset-kiosk';
import { outboxRows } from '../../../src/data/outbox/outbox-rows';
import { AT_TABLE_12, burgerAndLemonade, MINUTE } from '../../support/bar/fixtures';
import { startEvening } from '../../support/evenings/guest-evening';

const NAME = 'Nazlı Öztürk';
const KIOSK = JSON.stringify({ secret: 'a'.repeat(22), facts: { name: 'Terrace' } });

async function startAtKiosk() {
  const evening = await startEvening();
  const { tab, browser } = evening;
  const { texts } = browser.storage;
  texts.set('bb-kiosk', KIOSK);
  return {
    ...evening,
    texts,
    order: () =>
      placeOrder(tab.deps, {
        ...burgerAndLemonade(),
        draft: { ...AT_TABLE_12, guestName: NAME },
      }),
    reset: (seenOrderId: string | null = null) =>
      resetKiosk(tab.deps, { storedKeys: [...texts.keys()], seenOrderId }),
    unsent: async () =>
      outboxRows(await tab.deps.db.outbox.toArray()).filter((row) => kioskState(row) !== 'over'),
    /** Returns everything that the browser keeps, as text. */
    kept: async () => {
      const rows = await Promise.all(tab.deps.db.tables.map((table) => table.toArray()));
      return JSON.stringify([...texts, ...rows]);
    },
  };
}

test('the next guest finds nothing of the one before: no name, cart, language or order', async () => {
  const { order, tab, texts, reset, kept, bar } = await startAtKiosk();
  await order();
  await tab.drain();
  texts.set('language-storage', '{"state":{"language":"tr"}}');
  texts.set('cart-storage', `{"notes":"${NAME}"}`);
  texts.set('age-verified', 'true');
  expect(await kept()).toContain(NAME);
  await reset();
  expect(await kept()).not.toContain(NAME);
  expect([...texts.keys()]).toEqual(['bb-kiosk']);
  expect(await tab.deps.db.myOrder.count()).toBe(0);
  expect(await bar.orders()).toHaveLength(1);
});

test('an unsent order survives every reset, is sent once, and is then forgotten', async () => {
  const { order, tab, net, reset, kept, bar, unsent } = await startAtKiosk();
  net.fault = 'offline';
  const { orderId } = await order();
  await tab.drain();
  await reset();
  await reset();
  expect(await unsent()).toMatchObject([{ id: orderId }]);
  net.fault = null;
  await tab.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ id: orderId }]);
  await reset();
  expect(await kept()).not.toContain(NAME);
});

test('an order whose response got lost survives a reset and makes no second order', async () => {
  const { order, tab, net, reset, bar, unsent } = await startAtKiosk();
  net.fault = 'lose-response';
  await order();
  await tab.drain();
  await reset();
  expect(await unsent()).toHaveLength(1);
  net.fault = null;
  await tab.drain({ isHurried: true });
  expect(await bar.orders()).toHaveLength(1);
  expect(await unsent()).toEqual([]);
});

test('after ten minutes it is not sent: its code stays until staff delete it', async () => {
  const { order, tab, net, clock, reset, bar, unsent } = await startAtKiosk();
  net.fault = 'offline';
  const { orderId } = await order();
  await tab.drain();
  clock.advance(11 * MINUTE);
  net.fault = null;
  await tab.drain({ isHurried: true });
  await reset();
  expect(await unsent()).toMatchObject([{ state: 'needs_user', lastCode: 'stale_order' }]);
  expect(await bar.orders()).toEqual([]);
  await discardOrder(tab.deps, { orderId });
  await reset();
  expect(await unsent()).toEqual([]);
});

test('an order that the bar has by now is forgotten while the next guest orders; the cart stays', async () => {
  const { order, tab, net, texts, reset, kept, bar } = await startAtKiosk();
  net.fault = 'offline';
  await order();
  await tab.drain();
  await reset();
  texts.set('cart-storage', '{"notes":"of the next guest"}');
  net.fault = null;
  await tab.drain({ isHurried: true });
  expect(await bar.orders()).toHaveLength(1);
  await forgetKioskOrders(tab.deps);
  expect(await kept()).not.toContain(NAME);
  expect(await kept()).toContain('of the next guest');
});

async function orderAtAWrongPrice({ tab }: Pick<Awaited<ReturnType<typeof startAtKiosk>>, 'tab'>) {
  const { lines, draft } = burgerAndLemonade();
  return placeOrder(tab.deps, { lines, draft, totalKurus: 100 });
}

test('an order that the bar refused before its guest goes with that guest', async () => {
  const kiosk = await startAtKiosk();
  const { orderId } = await orderAtAWrongPrice(kiosk);
  await kiosk.tab.drain();
  await kiosk.reset(orderId);
  expect(await kiosk.tab.deps.db.outbox.count()).toBe(0);
});

test('an order that the bar refused after its guest left stays until staff delete it', async () => {
  const kiosk = await startAtKiosk();
  const { tab, net, reset, unsent } = kiosk;
  net.fault = 'offline';
  const { orderId } = await orderAtAWrongPrice(kiosk);
  await tab.drain();
  await reset(orderId);
  net.fault = null;
  await tab.drain({ isHurried: true });
  await reset();
  const [left, ...more] = await unsent();
  expect(left && kioskState(left)).toBe('refused');
  expect([left?.id, ...more]).toEqual([orderId]);
  await discardOrder(tab.deps, { orderId });
  await reset();
  expect(await unsent()).toEqual([]);
});
