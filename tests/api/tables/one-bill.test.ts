import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTS, FIRST_SEED } from '../../support/bar/counts.mjs';
import { describeOnFile } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import { signIn } from '../../support/bar/test-staff';
import { faultsOfBills, settle } from '../../support/data/test-bills';
import { lemonades, placeOrder } from '../../support/data/test-orders';
import type { Phone } from '../../support/data/test-seats';
import { phoneAt, TABLES } from '../../support/data/test-seats';

const { S1, T3, T7 } = TABLES;
const PLACES = [S1, T3, T7];
const LABELS: Record<number, string> = { [S1]: 'S1', [T3]: 'T3', [T7]: 'T7' };

/** Runs concurrent steps: a phone orders, a guest names a table, staff move, merge or settle. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('order' as const), phone: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('type' as const), at: fc.constantFrom(...PLACES) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('move' as const),
      from: fc.constantFrom(...PLACES),
      to: fc.constantFrom(...PLACES),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('pay' as const), at: fc.constantFrom(...PLACES) }),
  },
);

type Billed = {
  id: string;
  total_kurus: number;
  table_number: string;
  table_id: number;
  merged_into: string | null;
};

describeOnFile('orders on the way while tables are moved and joined', (openApp) => {
  test('stand on exactly one bill each, at the table on their ticket', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 5 }),
        async (moments) => {
          const bar = await openApp();
          const staff = await signIn(bar, 'staff');
          const phones: Phone[] = [];
          for (const table of [T3, T3, T7, T7]) phones.push(await phoneAt(bar, table));
          const phoneOf = (index: number) => phones[index] as Phone;
          const taken: string[] = [];
          const perform = async (one: (typeof moments)[number][number]) => {
            if (one.act === 'order' || one.act === 'type') {
              const { status, body } =
                one.act === 'order'
                  ? await phoneOf(one.phone).order()
                  : await placeOrder(
                      createBrowser(bar),
                      lemonades({ tableNumber: LABELS[one.at] }),
                    );
              if (status === 201) taken.push(String(body.orderId));
              else expect(['seat.ended', 'busy']).toContain(body.code);
              return;
            }
            const seating = await bar.deps.seatings.openAt(one.act === 'move' ? one.from : one.at);
            if (!seating) return;
            const path = `/api/admin/seatings/${seating.id}`;
            if (one.act === 'move') {
              await staff.send(`${path}/move`, { body: { tableId: one.to, from: one.from } });
              return;
            }
            await bar.rows(
              `UPDATE "order" SET status = 'confirmed' WHERE seating_id = '${seating.id}'`,
            );
            const owed = await bar.rows(
              `SELECT worth_kurus - paid_kurus AS kurus FROM bill WHERE id = '${seating.id}'`,
            );
            const cash = (Number(owed[0]?.kurus ?? 0) / 100).toFixed(2);
            await settle(staff, seating.id, { cash });
          };
          for (const moment of moments) await Promise.all(moment.map(perform));

          const billed = (await bar.rows(
            `SELECT o.id, o.total_kurus, o.table_number, s.table_id, s.merged_into
              FROM "order" o JOIN seating s ON s.id = o.seating_id`,
          )) as unknown as Billed[];
          expect(billed.map(({ id }) => id).sort()).toEqual(taken.sort());
          for (const order of billed) {
            expect(order.merged_into).toBeNull();
            expect(order.table_number).toBe(LABELS[order.table_id]);
          }
          expect(await faultsOfBills(bar)).toEqual([]);
          const open = await bar.rows(
            'SELECT table_id FROM seating WHERE closed_at IS NULL GROUP BY table_id HAVING count(*) > 1',
          );
          expect(open).toEqual([]);
        },
      ),
      { numRuns: COUNTS.billEvenings, seed: FIRST_SEED },
    );
  }, 240_000);
});
