import { expect, test } from 'vitest';
import { applyChange } from '../../../src/data/admin-db';
import { readMeta } from '../../../src/data/db';
import { readSession } from '../../../src/data/session';
import { pull } from '../../../src/data/sync/pull';
import { BURGER } from '../../support/bar/fixtures';
import type { Tablet } from '../../support/evenings/staff-evening';
import { startStaffEvening } from '../../support/evenings/staff-evening';

test('a tablet starts with everything, then takes only what is new', async () => {
  const { bar, placeOrder, openTablet } = await startStaffEvening();
  const first = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  expect((await tablet.board()).map(({ id }) => id)).toEqual([first]);

  const second = await placeOrder();
  await bar.changeItem(BURGER, { priceKurus: 52_000 });
  await tablet.pull();
  expect((await tablet.board()).map(({ id }) => id).sort()).toEqual([first, second].sort());
  expect(await tablet.deps.db.menuItem.get(BURGER)).toMatchObject({ price: '520.00' });
});

test('another tablet’s move arrives with the next pull', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const [mine, theirs] = [await openTablet(), await openTablet()];
  await mine.pull();
  await theirs.move(orderId, 'pending', 'confirmed');
  await theirs.drain();
  await mine.pull();
  expect(await mine.board()).toMatchObject([{ status: 'confirmed', isQueued: false }]);
});

test('two pulls at once leave nothing out and nothing behind', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  await tablet.pull();
  const placed = [await placeOrder(), await placeOrder(), await placeOrder()];
  await Promise.all([tablet.pull(), tablet.pull()]);
  await tablet.pull();
  expect((await tablet.board()).map(({ id }) => id).sort()).toEqual(placed.sort());
});

test('a cursor unknown to the server brings a whole copy; the outbox is not touched', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.deps.db.meta.put({ k: 'cursor', v: 'another-database.7' });
  await tablet.deps.db.order.put({ id: 'ghost', v: 1, items: [], createdAt: '' } as never);
  await tablet.pull();
  expect(await tablet.board()).toMatchObject([
    { id: orderId, status: 'confirmed', isQueued: true },
  ]);
});

test('an old version of a row never replaces a newer one', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  const { db } = tablet.deps;
  const before = await db.order.get(orderId);
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  await applyChange(db, { tbl: 'order', pk: orderId, v: before?.v ?? 0, row: before });
  expect(await db.order.get(orderId)).toMatchObject({ status: 'confirmed' });
});

test('a deletion removes the row, and a table of a later build is skipped', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const orderId = await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  const { db } = tablet.deps;
  await applyChange(db, { tbl: 'spaceship', pk: '1', v: 1, row: { id: 1 } });
  await applyChange(db, { tbl: 'order', pk: orderId, v: 9, row: null });
  expect(await tablet.board()).toEqual([]);
});

test('a pull that breaks off leaves the old copy as it was', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  await placeOrder();
  const tablet = await openTablet();
  await tablet.pull();
  await placeOrder();
  tablet.net.fault = 'portal';
  await expect(tablet.pull()).rejects.toMatchObject({ status: 503 });
  expect(await tablet.board()).toHaveLength(1);
  tablet.net.fault = null;
  await tablet.pull();
  expect(await tablet.board()).toHaveLength(2);
});

test('a slow page that comes after a newer one reverts no row', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  const tablet = await openTablet();
  await tablet.pull();
  const { deps } = tablet;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await placeOrder();
  const response = await deps.fetch(`/api/admin/sync?cursor=${await cursorOf(tablet)}`, {
    headers: { Authorization: `Bearer ${(await readSession(deps.db))?.token}` },
  });
  const slow = pull({ ...deps, fetch: () => held.then(() => response) });
  await placeOrder();
  await tablet.pull();
  const newest = await cursorOf(tablet);
  release();
  await slow;
  expect(await cursorOf(tablet)).toBe(newest);
  expect(await tablet.board()).toHaveLength(2);
});

function cursorOf({ deps }: Tablet): Promise<string | undefined> {
  return readMeta<string>(deps.db, 'cursor');
}
