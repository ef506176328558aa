import { expect, test } from 'vitest';
import { orderAgeing } from '#domain/orders/order-ageing';
import { alarmStage } from '#domain/orders/order-alarm';
import { acknowledgeOrder } from '../../../src/data/commands/orders/staff-orders';
import { changeSetting, endOrderingLimit } from '../../../src/data/commands/settings';
import { readBoard } from '../../../src/data/orders/staff-board';
import { readBarRules } from '../../../src/data/sync/pull';
import { MINUTE } from '../../support/bar/fixtures';
import { CAN, startStaffEvening } from '../../support/evenings/staff-evening';

const OWNER = { ...CAN, email: 'owner@barbliss.example' };

async function startWithRules() {
  const evening = await startStaffEvening();
  const owner = await evening.openTablet(OWNER);
  const tablet = await evening.openTablet();
  await tablet.pull();
  return { ...evening, owner, tablet };
}

test('a tablet follows the owner’s minutes, volume and repeats from its next pull on, and keeps them offline', async () => {
  const { owner, tablet } = await startWithRules();
  expect(await readBarRules(tablet.deps.db)).toMatchObject({ alarmVolume: 100 });
  const change = (key: Parameters<typeof changeSetting>[1]['key'], value: unknown) =>
    changeSetting(owner.deps, { key, value });
  await change('bar.tableAgeing', { due: 3, late: 6 });
  await change('bar.alarmVolume', 60);
  await change('bar.alarmRepeatSeconds', 30);
  await tablet.pull();
  tablet.net.fault = 'offline';
  await tablet.pull().catch(() => {});
  const { ageing, alarmVolume, alarmRepeatSeconds } = await readBarRules(tablet.deps.db);
  expect([alarmVolume, alarmRepeatSeconds]).toEqual([60, 30]);
  expect(orderAgeing(ageing.table, 6 * MINUTE)).toBe('late');
});

test('an order alarms again after the owner’s minutes, and a second person may take the order then', async () => {
  const { clock, owner, tablet, placeOrder } = await startWithRules();
  await changeSetting(owner.deps, { key: 'bar.silenceMinutes', value: 1 });
  const orderId = await placeOrder();
  await tablet.pull();
  await tablet.show(orderId);
  await acknowledgeOrder(tablet.deps, { orderId });
  await tablet.drain();
  clock.advance(MINUTE);
  const [order] = await readBoard(tablet.deps.db);
  const { silenceMinutes } = await readBarRules(tablet.deps.db);
  expect(order && alarmStage(order, clock.now(), silenceMinutes)).toBe('new');
  await acknowledgeOrder(tablet.deps, { orderId });
  await tablet.drain({ isHurried: true });
  expect(await readBoard(tablet.deps.db)).toMatchObject([
    { acknowledgedAt: new Date(clock.now()).toISOString() },
  ]);
});

test('a pause is known on every tablet with person and time, also offline, until one tap ends it', async () => {
  const { clock, owner, tablet } = await startWithRules();
  await changeSetting(owner.deps, { key: 'ordering.paused', value: true });
  const at = new Date(clock.now()).toISOString();
  await owner.pull();
  await tablet.pull();
  tablet.net.fault = 'offline';
  const paused = [{ key: 'ordering.paused', minutes: 1, by: 'Defne', at }];
  for (const { deps } of [owner, tablet]) {
    expect((await readBarRules(deps.db)).limits).toEqual(paused);
  }
  await endOrderingLimit(owner.deps, { key: 'ordering.paused' });
  expect((await readBarRules(owner.deps.db)).limits).toEqual([]);
  tablet.net.fault = null;
  await tablet.pull();
  expect((await readBarRules(tablet.deps.db)).limits).toEqual([]);
});
