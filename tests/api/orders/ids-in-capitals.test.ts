import { expect, test } from 'vitest';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { bookTable, tableWish } from '../../support/data/test-bookings';
import { newMember } from '../../support/data/test-members';
import { lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

describeOnFile('an id in capitals', (openApp) => {
  test('names the same order, as a key and in an address', async () => {
    const bar = await openApp();
    const guest = createBrowser(bar);
    const id = newOrderId();
    const first = await placeOrder(guest, lemonades(), { id: id.toUpperCase() });
    expect([first.status, first.body.orderId]).toEqual([201, id]);
    const again = await placeOrder(guest, lemonades(), { id });
    expect(again.headers.get('x-bb-replay')).toBe('1');
    expect((await guest.send(`/api/orders/${id.toUpperCase()}`)).status).toBe(200);
    const staff = await signIn(bar, 'staff');
    expect((await staff.send(`/api/admin/orders/${id.toUpperCase()}`)).status).toBe(200);
    expect((await staff.move(id.toUpperCase(), { status: 'confirmed' })).status).toBe(200);
  });

  test('names the same booking and the same member', async () => {
    const bar = await openApp();
    const member = await newMember(bar);
    const { body } = await bookTable(member.browser, tableWish(), { id: newOrderId() });
    const booking = String(body.id).toUpperCase();
    expect((await member.browser.send(`/api/reservations/${booking}`)).status).toBe(200);
    const address = `/api/users/${member.id.toUpperCase()}/orders`;
    const order = lemonades({ userId: member.id.toUpperCase() });
    await placeOrder(member.browser, order, { id: newOrderId() });
    const orders = await member.browser.send(address);
    expect([orders.status, JSON.parse(orders.text)]).toMatchObject([200, [{ status: 'pending' }]]);
  });
});
