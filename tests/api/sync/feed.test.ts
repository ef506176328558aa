import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change, PullResponse } from '../../../src/domain/registry/copied-tables';
import { COUNTS, FIRST_SEED } from '../../support/bar/counts.mjs';
import type { TestApp } from '../../support/bar/test-app';
import { describeOnBoth } from '../../support/bar/test-app';
import { createBrowser } from '../../support/bar/test-browser';
import type { TestStaff } from '../../support/bar/test-staff';
import { signIn } from '../../support/bar/test-staff';
import { DISH, lemonades, newOrderId, placeOrder } from '../../support/data/test-orders';

type Row = { id: string | number };
type Snapshot = {
  epoch: string;
  cursor: string;
  orders: Row[];
  items: Row[];
  seatings: Row[];
  bills: Row[];
};

async function snapshot(staff: TestStaff): Promise<Snapshot> {
  return (await staff.send('/api/admin/snapshot')).body as unknown as Snapshot;
}

async function pull(staff: TestStaff, cursor: string, limit: number): Promise<PullResponse> {
  const { body } = await staff.send(`/api/admin/sync?cursor=${cursor}&limit=${limit}`);
  return body as unknown as PullResponse;
}

/** Models a tablet's replica, by table and key. */
function copyOf({ cursor, orders, items, seatings, bills }: Snapshot) {
  const entries = [
    ...orders.map((row) => [`order/${row.id}`, row] as const),
    ...items.map((row) => [`menu_item/${row.id}`, row] as const),
    ...seatings.map((row) => [`seating/${row.id}`, row] as const),
    ...bills.map((row) => [`bill/${row.id}`, row] as const),
  ];
  const rows = new Map<string, unknown>(entries);
  const versions = new Map<string, number>();
  return {
    cursor,
    rows,
    apply(changes: readonly Change[]) {
      for (const { tbl, pk, v, row } of changes) {
        const key = `${tbl}/${pk}`;
        if (v < (versions.get(key) ?? 0)) continue;
        versions.set(key, v);
        if (row === null) rows.delete(key);
        else rows.set(key, row);
      }
    },
  };
}

const pages = fc.integer({ min: 1, max: 7 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), orders: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('move' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('remove' as const), which: fc.nat(20) }),
  fc.record({ kind: fc.constant('dish' as const), isAvailable: fc.boolean() }),
  fc.record({ kind: fc.constant('pull' as const), limit: pages }),
  fc.record({ kind: fc.constant('pull, response lost' as const), limit: pages }),
  fc.record({ kind: fc.constant('pull, applied twice' as const), limit: pages }),
  fc.record({ kind: fc.constant('pull amid orders' as const), limit: pages }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const NEXT = ['confirmed', 'preparing', 'ready', 'completed'];

async function act(bar: TestApp, staff: TestStaff, ids: string[], one: Step): Promise<void> {
  const place = async () => {
    const { body } = await placeOrder(createBrowser(bar), lemonades());
    ids.push(String(body.orderId));
  };
  if (one.kind === 'place') for (let n = 0; n < one.orders; n += 1) await place();
  if (one.kind === 'pull amid orders') await Promise.all([place(), place(), place()]);
  if (one.kind === 'dish') {
    const flag = Number(one.isAvailable);
    await bar.rows(
      `UPDATE menu_item SET is_available = ${flag}, v = v + 1 WHERE id = ${DISH.wings}`,
    );
  }
  if (ids.length === 0 || !('which' in one)) return;
  const id = String(ids[one.which % ids.length]);
  if (one.kind === 'move') await staff.move(id, { status: String(NEXT[one.which % NEXT.length]) });
  if (one.kind === 'remove') {
    await bar.rows(`DELETE FROM order_line WHERE order_id = '${id}'`);
    await bar.rows(`DELETE FROM "order" WHERE id = '${id}'`);
    ids.splice(ids.indexOf(id), 1);
  }
}

/** Simulates a tablet that pulls, loses responses and applies some twice, while other changes are made. */
async function liveThrough(bar: TestApp, staff: TestStaff, steps: readonly Step[]): Promise<void> {
  await bar.rows('DELETE FROM order_line');
  await bar.rows('DELETE FROM "order"');
  const copy = copyOf(await snapshot(staff));
  let { cursor } = copy;
  const ids: string[] = [];
  for (const one of steps) {
    const acting = act(bar, staff, ids, one);
    if ('limit' in one) {
      const page = await pull(staff, cursor, one.limit);
      if (one.kind !== 'pull, response lost') {
        copy.apply(page.changes);
        if (one.kind === 'pull, applied twice') copy.apply(page.changes);
        ({ cursor } = page);
      }
    }
    await acting;
  }
  for (let hasMore = true; hasMore; ) {
    const page = await pull(staff, cursor, 3);
    copy.apply(page.changes);
    ({ cursor, hasMore } = page);
  }
  const now = copyOf(await snapshot(staff));
  expect(cursor).toBe(now.cursor);
  expect(copy.rows).toEqual(now.rows);
}

describeOnBoth('the feed of changes', (openApp) => {
  test('skips nothing, whatever the pages, the writes between them and the responses that get lost', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'staff');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), (steps) =>
        liveThrough(bar, staff, steps),
      ),
      { numRuns: COUNTS.feedEvenings, seed: FIRST_SEED },
    );
  }, 300_000);
});

describeOnBoth('a tablet whose owner’s role is changed', (openApp) => {
  const setRole = (bar: TestApp, { user }: TestStaff, role: string) =>
    bar.rows(`UPDATE staff SET role = '${role}' WHERE id = '${user.id}'`);

  test('starts over with a copy of its own, and goes on from there', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const before = await snapshot(staff);
    await placeOrder(createBrowser(bar), lemonades());
    await setRole(bar, staff, 'staff');
    const refused = await staff.send(`/api/admin/sync?cursor=${before.cursor}`);
    expect([refused.status, refused.body.code]).toEqual([410, 'cursor_expired']);
    const after = await snapshot(staff);
    expect(after.epoch).not.toBe(before.epoch);
    expect(after.orders).toHaveLength(1);
    expect((await pull(staff, after.cursor, 10)).changes).toEqual([]);
    const other = await signIn(bar, 'admin');
    expect((await other.send(`/api/admin/sync?cursor=${after.cursor}`)).status).toBe(410);
  });

  test('reads and changes nothing any more where the new one may not', async () => {
    const bar = await openApp();
    const staff = await signIn(bar, 'manager');
    const { body } = await placeOrder(createBrowser(bar), lemonades());
    const { cursor } = await snapshot(staff);
    await setRole(bar, staff, 'guest of honour');
    const queued = newOrderId();
    const responses = [
      await staff.send(`/api/admin/sync?cursor=${cursor}`),
      await staff.send('/api/admin/snapshot'),
      await staff.move(body.orderId, { status: 'confirmed' }, queued),
    ];
    expect(responses.map(({ status, body: { code } }) => [status, code])).toEqual(
      responses.map(() => [403, 'forbidden']),
    );
    const [order] = await bar.rows('SELECT status FROM "order"');
    expect(order?.status).toBe('pending');
    // The server stored no response: with the old role the same mutation succeeds.
    await setRole(bar, staff, 'manager');
    expect((await staff.move(body.orderId, { status: 'confirmed' }, queued)).status).toBe(200);
  });
});
