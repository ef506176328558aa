import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OutboxEntry } from '#domain/registry/guest-mutations';
import { ENTRY_STATES } from '#domain/sync/mutation';
import { discardEntry } from '../../../src/data/commands/entries';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import { countOutbox, readEntry } from '../../../src/data/outbox/outbox';
import { outboxRows } from '../../../src/data/outbox/outbox-rows';
import { burgerAndLemonade, EVENING, MINUTE } from '../../support/bar/fixtures';
import { openBrowser, openTab } from '../../support/bar/test-device';
import { startEvening } from '../../support/evenings/guest-evening';

const HOUR = 60 * MINUTE;

/** Generates any value that a browser could return in place of an entry. */
function damaged(good: OutboxEntry): fc.Arbitrary<Record<string, unknown>> {
  const junk = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double({ noNaN: false }),
    fc.constant(null),
    fc.constant(undefined),
    fc.array(fc.string()),
    fc.record({ a: fc.integer() }),
    fc.constantFrom(...ENTRY_STATES),
  );
  const field = fc.constantFrom(...Object.keys(good).filter((key) => key !== 'id'));
  return fc.oneof(
    // One field of a good entry gets another value or is lost.
    fc.array(fc.tuple(field, junk), { minLength: 1, maxLength: 4 }).map((turned) => ({
      ...good,
      ...Object.fromEntries(turned),
    })),
    fc.integer({ min: 2, max: 99 }).map((v) => ({ ...good, v })),
    fc.dictionary(fc.string(), junk),
  );
}

test('damaged outbox entries block no good order, and none of them is lost or hidden', async () => {
  const { bar, net, clock } = await startEvening();
  const sample = openTab({ fetch: net.fetch, clock });
  const { orderId } = await placeOrder(sample.deps, burgerAndLemonade());
  const good = (await sample.deps.db.outbox.get(orderId)) as OutboxEntry;
  let run = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(damaged(good), { minLength: 1, maxLength: 5 }), async (rows) => {
      run += 1;
      const tab = openTab({ fetch: net.fetch, clock, browser: openBrowser() });
      const { db } = tab.deps;
      const kept = rows.map((row, i) => ({ ...row, id: `damaged-${run}-${i}` }));
      const unreadable = kept.filter((row) => !readEntry(row));
      await db.outbox.bulkPut(unreadable as never[]);

      const placed = await placeOrder(tab.deps, burgerAndLemonade());
      await tab.drain();
      expect((await bar.orders()).map(({ id }) => id)).toContain(placed.orderId);

      clock.advance(60 * HOUR);
      await tab.drain({ isHurried: true });
      const left: unknown[] = await db.outbox.toArray();
      expect(left).toHaveLength(unreadable.length);
      expect(left).toEqual(expect.arrayContaining(unreadable));
      expect(countOutbox(left)).toEqual({ waiting: 0, attention: unreadable.length });
      const seen = outboxRows(left);
      expect(seen.map(({ id }) => id).sort()).toEqual(unreadable.map(({ id }) => id).sort());
      expect(new Set(seen.map(({ state }) => state)).size).toBeLessThanOrEqual(1);
      clock.advance(-60 * HOUR);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('an entry that cannot be read is gone once it is discarded, whatever its key is', async () => {
  const { tab } = await startEvening();
  const { outbox } = tab.deps.db;
  for (const id of ['damaged', 7, new Date(EVENING)]) await outbox.put({ id } as never);
  for (const { id } of outboxRows(await outbox.toArray())) await discardEntry(tab.deps, { id });
  expect(await outbox.toArray()).toEqual([]);
});

test.each([
  ['no JSON', '{"lines":['],
  ['JSON that says nothing', 'null'],
  ['JSON of another shape', '{"lines":"many"}'],
  ['nothing', ''],
])('an entry whose body is %s is refused in sight, and the next order goes', async (_, body) => {
  const { bar, tab, look } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.deps.db.outbox.update(orderId, { body });
  const next = await placeOrder(tab.deps, burgerAndLemonade());
  await tab.drain();
  expect(await bar.orders()).toMatchObject([{ id: next.orderId }]);
  expect(await look(orderId)).toMatchObject({ state: 'refused' });
  const rows = await tab.deps.db.outbox.toArray();
  expect(countOutbox(rows)).toEqual({ waiting: 0, attention: 1 });
});

test('a damaged stored response does not hide its order', async () => {
  const { tab, net, look } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  net.fault = { status: 409, code: 'price_changed' };
  await tab.drain();
  for (const answer of ['', '{', '[]', '{"changes":7}', '{"changes":[null,{}]}']) {
    await tab.deps.db.outbox.update(orderId, { answer });
    expect(await look(orderId)).toMatchObject({ state: 'changed' });
  }
});
