import { expect, test } from 'vitest';
import { BAR_DRAWER, CASH_MOVES } from '../../../src/domain/till/drawer';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { onBill, readBill, take } from '../../support/data/test-bills';
import { bookBrunch, brunchWish } from '../../support/data/test-bookings';
import { lemonades, placeOrder } from '../../support/data/test-orders';

const AWAY = { serviceType: 'collection', guestName: 'Ada', guestPhone: '+905321234567' };

async function collected(bar: TestApp): Promise<string> {
  const { body } = await placeOrder(createBrowser(bar), lemonades(AWAY));
  return String(body.orderId);
}

describeOnFile('money', (openApp) => {
  test('has its method, whichever way the house takes it or gives it back', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    await owner.move(await collected(bar), { status: 'completed', paidBy: 'transfer' });
    const bill = await collected(bar);
    await take(owner, bill, '100.00', 'cash', { tip: '20.00' });
    const [tender] = (await readBill(bar, bill)).tenders;
    await onBill(owner, bill, 'payments/undo', { payment: tender?.id, method: 'card' });
    await take(owner, bill, '300.00', 'card');
    await onBill(owner, bill, 'refunds', { amount: '40.00', method: 'cash', reason: 'Overpaid' });
    const { body } = await bookBrunch(createBrowser(bar), brunchWish());
    for (const change of [
      { isPaid: true, method: 'cash' },
      { isPaid: false, from: true },
    ])
      await owner.send(`/api/admin/brunch-reservations/${body.id}/deposit`, {
        method: 'PATCH',
        body: change,
      });
    for (const kind of CASH_MOVES)
      await owner.send(`/api/admin/drawers/${BAR_DRAWER}/moves`, {
        body: { kind, amount: '10.00', reason: 'Change' },
      });
    const entry = { type: 'income', method: 'card', amount: '10.00', reason: 'Rent' };
    await owner.send('/api/admin/financials/transactions', { body: entry });
    const types = await bar.rows('SELECT DISTINCT type FROM financial_transaction');
    expect(types.map(({ type }) => type).toSorted()).toEqual(
      ['deposit', 'deposit_undone', 'tender', 'tip', ...CASH_MOVES].toSorted(),
    );
    expect(await bar.rows('SELECT * FROM financial_transaction WHERE method IS NULL')).toEqual([]);
  });

  test('is not booked for an order that an older tablet hands over without a method: its bill stays open', async () => {
    const bar = await openApp();
    const owner = await signIn(bar, 'super_admin');
    const order = await collected(bar);
    await owner.move(order, { status: 'completed' });
    expect(await bar.rows('SELECT id FROM financial_transaction')).toEqual([]);
    const { body } = await owner.send('/api/admin/orders?status=completed&method=unpaid');
    expect(body.orders).toMatchObject([{ id: order, paid: 'no', methods: [] }]);
  });
});
