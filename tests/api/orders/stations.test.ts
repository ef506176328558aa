import { expect, test } from 'vitest';
import type { StaffOrder } from '../../../src/domain/orders/guest-order';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn, type TestStaff } from '../../support/bar/test-staff';
import { onBill } from '../../support/data/test-bills';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';
import { TABLES } from '../../support/data/test-seats';

const MENU = '/api/admin/menu';
const BURGERS = 6;

/** A burger, wings and two lemonades, 1,160 lira. */
const DINNER = {
  items: [
    { originalMenuItemId: DISH.classic, quantity: 1, customizations: { fries: 'plain' } },
    { originalMenuItemId: DISH.wings, quantity: 1, customizations: { sauce: 'bbq' } },
    { originalMenuItemId: DISH.lemonade, quantity: 2 },
  ],
  totalAmount: '1160.00',
};

async function readOrder(staff: TestStaff, id: unknown): Promise<StaffOrder> {
  const { body } = await staff.send(`/api/admin/orders/${id}`);
  return body as unknown as StaffOrder;
}

const stationsOf = ({ items }: StaffOrder) => items.map(({ station }) => station);

describeOnFile('the stations of a menu', (openApp) => {
  test('are those of the dish or its category, and stay with a line as they were', async () => {
    const bar = await openApp();
    const manager = await signIn(bar, 'manager');
    const change = async (path: string, more: object) => {
      const { body } = await manager.send(`${MENU}/${path}`);
      const record = { ...(body.record as object), ...more };
      const changed = await manager.send(`${MENU}/${path}`, { method: 'PUT', body: record });
      expect([changed.status, changed.body.code]).toEqual([200, undefined]);
    };
    const first = await placeOrder(createBrowser(bar), lemonades(DINNER));
    const taken = await readOrder(manager, first.body.orderId);
    expect(stationsOf(taken)).toEqual(['grill', 'kitchen', 'bar']);
    const { cursor } = (await manager.send('/api/admin/snapshot')).body;
    await change(`items/${DISH.lemonade}`, { station: 'kitchen' });
    await change(`categories/${BURGERS}`, { station: 'shisha' });
    const news = await manager.send(`/api/admin/sync?cursor=${String(cursor)}`);
    expect(JSON.stringify(news.body)).toMatch(/"id":1,[^{}]*"station":"shisha"/);
    expect(stationsOf(await readOrder(manager, taken.id))).toEqual(['grill', 'kitchen', 'bar']);
    const again = await manager.send('/api/admin/orders', {
      body: { ...DINNER, serviceType: 'table', bill: newOrderId(), tableId: TABLES.T7 },
    });
    const round = again.body.order as StaffOrder;
    expect(stationsOf(round)).toEqual(['shisha', 'kitchen', 'kitchen']);
    const remake = newOrderId();
    const asked = { orderId: round.id, lineNo: 0, pieces: 1, reason: 'dropped' };
    await onBill(manager, String(round.billId), 'remakes', asked, { id: remake });
    expect(stationsOf(await readOrder(manager, remake))).toEqual(['shisha']);
  });
});
