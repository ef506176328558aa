import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTS, FIRST_SEED } from '../support/counts.mjs';
import { describeOnFile, type TestApp } from '../support/test-app';
import { bookBrunch, brunchWish } from '../support/test-bookings';
import { createBrowser } from '../support/test-browser';
import { lemonades, newOrderId, placeOrder } from '../support/test-orders';
import { signIn, type TestStaff } from '../support/test-staff';

const HOUR_MS = 60 * 60_000;

async function placed(bar: TestApp): Promise<string> {
  const { body } = await placeOrder(createBrowser(bar), lemonades());
  return String(body.orderId);
}

function setDeposit(staff: TestStaff, id: string, isPaid: boolean) {
  return staff.send(`/api/admin/brunch-reservations/${id}/deposit`, {
    method: 'PATCH',
    body: { isPaid },
    headers: { 'Idempotency-Key': newOrderId() },
  });
}

type Step =
  | { act: 'place' }
  | { act: 'move'; order: number; to: 'ready' | 'completed' | 'cancelled'; tablet: number }
  | { act: 'deposit'; isPaid: boolean }
  | { act: 'wait'; hours: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>({ act: 'place' }),
  fc.record({
    act: fc.constant('move' as const),
    order: fc.nat(3),
    to: fc.constantFrom('ready' as const, 'completed' as const, 'cancelled' as const),
    tablet: fc.nat(1),
  }),
  fc.record({ act: fc.constant('deposit' as const), isPaid: fc.boolean() }),
  fc.record({ act: fc.constant('wait' as const), hours: fc.nat(5) }),
);

const MAY_MOVE: Record<string, readonly string[]> = {
  pending: ['ready', 'completed', 'cancelled'],
  ready: ['completed', 'cancelled'],
  completed: ['ready'],
  cancelled: [],
};

describeOnFile('under any history of two tablets', (openApp) => {
  test('the ledger sums to what is completed and paid, to the kuruş', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const bar = await openApp();
        const tablets = [await signIn(bar, 'manager'), await signIn(bar, 'super_admin')];
        const { body } = await bookBrunch(createBrowser(bar), brunchWish());
        const orders: { id: string; status: string }[] = [];
        let isPaid = false;
        for (const one of steps) {
          if (one.act === 'place') orders.push({ id: await placed(bar), status: 'pending' });
          else if (one.act === 'wait') bar.clock.advance(one.hours * HOUR_MS);
          else if (one.act === 'deposit') {
            const { status } = await setDeposit(
              tablets[0] as TestStaff,
              String(body.id),
              one.isPaid,
            );
            if (status === 200) isPaid = one.isPaid;
          } else {
            const order = orders[one.order];
            if (!order) continue;
            const mayMove = MAY_MOVE[order.status]?.includes(one.to);
            await tablets[one.tablet]?.move(order.id, { status: one.to });
            if (mayMove) order.status = one.to;
          }
        }
        const [row] = await bar.rows(`SELECT coalesce(sum(amount_kurus), 0) AS kurus,
          coalesce(sum(amount_kurus) FILTER (WHERE type LIKE 'sale%'), 0) AS sales FROM financial_transaction`);
        const sales = orders.filter(({ status }) => status === 'completed').length * 36_000;
        expect([row?.sales, row?.kurus]).toEqual([sales, sales + (isPaid ? 50_000 : 0)]);
      }),
      { numRuns: COUNTS.ledgerEvenings, seed: FIRST_SEED },
    );
  }, 240_000);
});
