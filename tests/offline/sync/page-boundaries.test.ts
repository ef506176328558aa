import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FetchPort } from '../../../src/data/db';
import { pull } from '../../../src/data/sync/pull';
import type { StaffEvening, Tablet } from '../../support/evenings/staff-evening';
import { startStaffEvening } from '../../support/evenings/staff-evening';

const STEPS = { pending: 'confirmed', confirmed: 'preparing', preparing: 'ready' } as const;

type Write = 'place' | 'move' | 'forget';
const write: fc.Arbitrary<Write> = fc.constantFrom('place', 'move', 'move', 'forget');

/** Lets a second tablet change the orders while the first one pulls. */
async function perform({ bar, placeOrder }: StaffEvening, other: Tablet, what: Write) {
  const [order] = await bar.orders();
  if (what === 'place' || !order) await placeOrder();
  else if (what === 'forget') await bar.forget(order.id);
  else if (order.status in STEPS) {
    const from = order.status as keyof typeof STEPS;
    await other.move(order.id, from, STEPS[from]);
    await other.drain();
  }
}

/** Pulls small pages and writes between one page and the next. */
function pagedFetch({ deps }: Tablet, limit: number, between: () => Promise<void>): FetchPort {
  return async (path, init) => {
    const response = await deps.fetch(path.replace('limit=500', `limit=${limit}`), init);
    await between();
    return response;
  };
}

test("writes between two pages are not skipped: in the end the copy equals the server's rows", async () => {
  const evening = await startStaffEvening();
  const tablet = await evening.openTablet();
  const other = await evening.openTablet();
  await tablet.pull();
  await fc.assert(
    fc.asyncProperty(
      fc.array(write, { minLength: 1, maxLength: 6 }),
      fc.array(write, { maxLength: 4 }),
      fc.integer({ min: 1, max: 3 }),
      async (before, during, limit) => {
        for (const what of before) await perform(evening, other, what);
        const left = [...during];
        const fetch = pagedFetch(tablet, limit, async () => {
          const what = left.shift();
          if (what) await perform(evening, other, what);
        });
        await pull({ ...tablet.deps, fetch });
        await tablet.pull();
        // A repeated page changes nothing.
        await tablet.pull();
        const copy = (await tablet.board()).map(({ id, status }) => ({ id, status }));
        const truth = (await evening.bar.orders()).map(({ id, status }) => ({ id, status }));
        const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
        expect(copy.sort(byId)).toEqual(truth.sort(byId));
      },
    ),
    { numRuns: 15 },
  );
}, 60_000);
