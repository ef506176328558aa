import { expect, test, vi } from 'vitest';
import { cancelOrder, placeOrder } from '../../../src/data/commands/orders/place-order';
import { unsavedOrder } from '../../../src/data/orders/new-order';
import { countOutbox } from '../../../src/data/outbox/outbox';
import { BURGER, burgerAndLemonade, LEMONADE, MINUTE } from '../../support/bar/fixtures';
import { until } from '../../support/bar/until';
import type { GuestEvening } from '../../support/evenings/guest-evening';
import { startEvening } from '../../support/evenings/guest-evening';

/** Places an order of 740 lira offline; the burger's and the lemonade's prices change meanwhile. */
async function orderOffline(prices: { burger?: number; lemonade?: number }) {
  const evening = await startEvening();
  evening.net.fault = 'offline';
  const { orderId } = await placeOrder(evening.tab.deps, burgerAndLemonade());
  evening.net.fault = null;
  await change(evening, prices);
  return { ...evening, orderId };
}

type Prices = { burger?: number; lemonade?: number };

async function change({ bar }: Pick<GuestEvening, 'bar'>, { burger, lemonade }: Prices) {
  if (burger) await bar.changeItem(BURGER, { priceKurus: burger });
  if (lemonade) await bar.changeItem(LEMONADE, { priceKurus: lemonade });
}

async function waiting({ tab }: Pick<GuestEvening, 'tab'>) {
  return countOutbox(await tab.deps.db.outbox.toArray());
}

test('an order that only became cheaper is sent automatically, once, and its page shows both prices', async () => {
  const evening = await orderOffline({ burger: 45_000 });
  const { bar, tab, look, orderId } = evening;
  await tab.drain();
  const [order, ...others] = await bar.orders();
  expect(order).toMatchObject({ totalAmount: '700.00', status: 'pending' });
  expect(others).toEqual([]);
  expect(order?.id).not.toBe(orderId);
  expect(await look(orderId)).toEqual({ state: 'superseded', by: order?.id });
  const shown = await look(order?.id ?? '');
  expect(shown).toMatchObject({ state: 'received', wasKurus: 74_000 });
  expect(await waiting(evening)).toEqual({ waiting: 0, attention: 0 });
});

test.each<[string, Prices]>([
  ['dearer', { burger: 52_000 }],
  ['dearer in one line, though cheaper in all', { burger: 40_000, lemonade: 16_000 }],
])('an order that became %s is asked about', async (_, prices) => {
  const { bar, tab, look, orderId } = await orderOffline(prices);
  await tab.drain();
  expect(await bar.orders()).toEqual([]);
  expect(await look(orderId)).toMatchObject({ state: 'changed' });
});

test('cheaper because something is gone is asked about', async () => {
  const { bar, tab, look, orderId } = await orderOffline({ burger: 45_000 });
  await bar.changeItem(LEMONADE, { isAvailable: false });
  await tab.drain();
  expect(await bar.orders()).toEqual([]);
  expect(await look(orderId)).toMatchObject({ state: 'changed' });
});

test('two tabs and a lost response make one cheaper order', async () => {
  const evening = await orderOffline({ burger: 45_000 });
  const { bar, net, tab, clock } = evening;
  const other = evening.openTab();
  net.fault = 'lose-response';
  await Promise.all([tab.drain(), other.drain()]);
  net.fault = null;
  clock.advance(MINUTE);
  await Promise.all([tab.drain({ isHurried: true }), other.drain({ isHurried: true })]);
  await tab.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ totalAmount: '700.00' }]);
  expect(await waiting(evening)).toEqual({ waiting: 0, attention: 0 });
});

test('a cheaper order is as old as its tap: after ten minutes a person is asked', async () => {
  const evening = await orderOffline({ burger: 45_000 });
  const { bar, net, tab, clock, look, orderId } = evening;
  clock.advance(9 * MINUTE);
  const { fetch } = tab.deps;
  tab.deps.fetch = async (path, init) => {
    const response = await fetch(path, init);
    if (path === '/api/orders') net.fault = 'offline';
    return response;
  };
  await tab.drain();
  const next = await look(orderId);
  const newId = next.state === 'superseded' ? next.by : '';
  tab.deps.fetch = fetch;
  net.fault = null;
  clock.advance(2 * MINUTE);
  await tab.drain({ isHurried: true });
  expect(await bar.orders()).toEqual([]);
  expect(await look(newId)).toMatchObject({ state: 'stale', mayReconfirm: true });
});

test('taken back while it was on its way, it is not ordered again for less', async () => {
  const evening = await orderOffline({ burger: 45_000 });
  const { bar, net, tab, look, orderId } = evening;
  const { fetch } = tab.deps;
  tab.deps.fetch = async (path, init) => {
    const response = await fetch(path, init);
    if (path === '/api/orders') await cancelOrder(tab.deps, { orderId });
    return response;
  };
  await tab.drain();
  await tab.drain({ isHurried: true });
  expect(await bar.orders()).toEqual([]);
  expect(net.writes).toHaveLength(1);
  expect(await look(orderId)).toMatchObject({ state: 'cancelled' });
});

test('a second price drop applies too, and the notice names the first total', async () => {
  const evening = await orderOffline({ burger: 45_000 });
  const { bar, tab, look } = evening;
  const { fetch } = tab.deps;
  let answers = 0;
  tab.deps.fetch = async (path, init) => {
    const response = await fetch(path, init);
    if (path === '/api/orders' && answers++ === 0) await change(evening, { burger: 40_000 });
    return response;
  };
  await tab.drain();
  const [order, ...others] = await bar.orders();
  expect([order?.totalAmount, others]).toEqual(['650.00', []]);
  expect(await look(order?.id ?? '')).toMatchObject({ wasKurus: 74_000 });
});

test('an order that could not be saved goes for less all the same, once, also when it is tapped again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const evening = await startEvening();
  const { bar, tab } = evening;
  await change(evening, { burger: 45_000 });
  vi.spyOn(tab.deps.db, 'transaction').mockRejectedValue(new Error('refused'));
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  const again = await placeOrder(tab.deps, burgerAndLemonade());
  await until(() => {
    const next = unsavedOrder(orderId)?.order.supersededBy ?? '';
    expect(unsavedOrder(next)?.entry.state).toBe('acked');
  });
  expect(again.orderId).toBe(orderId);
  expect(await bar.orders()).toMatchObject([{ totalAmount: '700.00' }]);
});
