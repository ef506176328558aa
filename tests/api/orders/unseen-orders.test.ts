import { expect, test, vi } from 'vitest';
import { raiseUnseenAlarms } from '../../../server/usecases/orders/change-order';
import { runDueEffects } from '../../../server/usecases/run-due-effects';
import { pruneOldRows } from '../../../server/usecases/upkeep/forget-old';
import { EVENING } from '../../support/bar/fixtures';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { lemonades, placeOrder } from '../../support/data/test-orders';

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

async function placed(bar: TestApp): Promise<string> {
  const { body } = await placeOrder(createBrowser(bar), lemonades());
  return String(body.orderId);
}

async function alarms(bar: TestApp): Promise<unknown[]> {
  const rows = await bar.rows('SELECT id, kind, payload FROM effect ORDER BY id');
  return rows.map(({ id, kind, payload }) => ({ id, kind, payload: JSON.parse(String(payload)) }));
}

function alarmOf(orderId: string) {
  return { id: `order.unseen:${orderId}`, kind: 'order.unseen', payload: { orderId } };
}

describeOnBoth('an order that no tablet shows', (openApp) => {
  test('raises one alarm after sixty seconds, however often and from how many sides it is looked for', async () => {
    const bar = await openApp();
    const id = await placed(bar);
    bar.clock.advance(59 * SECOND_MS);
    await raiseUnseenAlarms(bar.deps);
    expect(await alarms(bar)).toEqual([]);
    bar.clock.advance(SECOND_MS);
    await Promise.all([1, 2, 3].map(() => raiseUnseenAlarms(bar.deps)));
    bar.clock.advance(HOUR_MS);
    await raiseUnseenAlarms(bar.deps);
    expect(await alarms(bar)).toEqual([alarmOf(id)]);
  });

  test('calls out once, and a second order once more', async () => {
    const bar = await openApp();
    const first = await placed(bar);
    bar.clock.advance(30 * SECOND_MS);
    const second = await placed(bar);
    const handler = vi.fn(async () => {});
    const look = async () => {
      await raiseUnseenAlarms(bar.deps);
      await runDueEffects(bar.deps, { kind: 'order.unseen', handler });
    };
    bar.clock.advance(30 * SECOND_MS);
    await look();
    await look();
    expect(handler.mock.calls.map(([effect]: { id: string }[]) => effect?.id)).toEqual([
      alarmOf(first).id,
    ]);
    bar.clock.advance(30 * SECOND_MS);
    await look();
    expect(await alarms(bar)).toEqual([alarmOf(first), alarmOf(second)].sort(byId));
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test('raises none once it was shown, confirmed or taken back', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    const browser = createBrowser(bar);
    const [shown, confirmed] = [await placed(bar), await placed(bar)];
    const { body } = await placeOrder(browser, lemonades());
    await staff.send(`/api/admin/orders/${shown}/seen`, { method: 'POST', body: {} });
    await staff.move(confirmed, { status: 'confirmed' });
    await browser.send(`/api/orders/${body.orderId}/cancel`, { body: {} });
    bar.clock.advance(10 * 60 * SECOND_MS);
    await raiseUnseenAlarms(bar.deps);
    expect(await alarms(bar)).toEqual([]);
  });

  test('waits for the bar to open before anybody is called', async () => {
    const morning = EVENING - 11 * HOUR_MS;
    const bar = await openApp({ startAt: morning });
    const id = await placed(bar);
    bar.clock.advance(5 * HOUR_MS + 59 * SECOND_MS);
    await raiseUnseenAlarms(bar.deps);
    expect(await alarms(bar)).toEqual([]);
    bar.clock.advance(SECOND_MS);
    await raiseUnseenAlarms(bar.deps);
    expect(await alarms(bar)).toEqual([alarmOf(id)]);
  });

  test('calls nobody for yesterday, nor again when its alarm has been cleared away', async () => {
    const bar = await openApp();
    await placed(bar);
    bar.clock.advance(12 * HOUR_MS + SECOND_MS);
    await raiseUnseenAlarms(bar.deps);
    expect(await alarms(bar)).toEqual([]);
    await bar.rows(`INSERT INTO effect VALUES ('old', 'order.unseen', '{}', 'done', 0, 1, 0)`);
    bar.clock.advance(31 * DAY_MS);
    await pruneOldRows(bar.deps);
    await raiseUnseenAlarms(bar.deps);
    expect(await alarms(bar)).toEqual([]);
  });
});

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}
