import { expect, test } from 'vitest';
import { placeOrder, retryOrder } from '../../../src/data/commands/orders/place-order';
import { unblockAfterUpgrade } from '../../../src/data/outbox/drain';
import { countOutbox } from '../../../src/data/outbox/outbox';
import { burgerAndLemonade, MINUTE } from '../../support/bar/fixtures';
import { startEvening } from '../../support/evenings/guest-evening';

test.each([
  [400, 'invalid_input'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [413, 'too_large'],
  [422, 'key_reused'],
  [422, 'order.table_only'],
  [409, 'closed'],
])('a refusal with %i %s stays where people see it', async (status, code) => {
  const { net, tab, clock, look } = await startEvening();
  net.fault = { status: status, code };
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  expect(await look(orderId)).toMatchObject({ state: 'refused', code, message: code });
  expect(countOutbox(await tab.deps.db.outbox.toArray())).toEqual({ waiting: 0, attention: 1 });

  net.fault = null;
  clock.advance(72 * 60 * MINUTE);
  await tab.drain({ isHurried: true });
  expect(net.writes).toHaveLength(1);
  expect(await look(orderId)).toMatchObject({ state: 'refused' });
});

test('a session that ended holds an order back, it does not lose it', async () => {
  const { net, tab, look } = await startEvening();
  net.fault = { status: 401, code: 'unauthorized' };
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  expect(await look(orderId)).toMatchObject({ state: 'blocked' });
});

test('a build that is too old holds its order back; the next run of the app sends it', async () => {
  const { bar, net, tab, look, openTab } = await startEvening();
  net.fault = { status: 426, code: 'client_too_old' };
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  expect(await look(orderId)).toMatchObject({ state: 'blocked' });

  net.fault = null;
  const updated = openTab();
  await unblockAfterUpgrade(updated.deps);
  await updated.drain();
  expect(await bar.orders()).toMatchObject([{ id: orderId }]);
});

test('an order that was set aside goes again, under its own id, when a person says so', async () => {
  const { bar, net, tab, clock, look } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  const entry = await tab.deps.db.outbox.get(orderId);
  if (!entry) throw new Error('not queued');
  await tab.deps.db.outbox.put({ ...entry, state: 'quarantined', sentAt: clock.now() });
  expect(await look(orderId)).toMatchObject({ state: 'quarantined' });
  await retryOrder(tab.deps, { orderId });
  await tab.drain();
  expect(net.writes.map(({ id }) => id)).toEqual([orderId]);
  expect(await bar.orders()).toHaveLength(1);
});
