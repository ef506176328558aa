import { expect, test, vi } from 'vitest';
import type { FetchPort } from '../../../src/data/db';
import { readBoard } from '../../../src/data/orders/staff-board';
import { endSession, signInStaff, signOutStaff } from '../../../src/data/staff/staff-session';
import { pull } from '../../../src/data/sync/pull';
import type { Tablet } from '../../support/evenings/staff-evening';
import { CAN, ELIF, startStaffEvening } from '../../support/evenings/staff-evening';

async function startWithOrder() {
  const evening = await startStaffEvening();
  const orderId = await evening.placeOrder();
  const tablet = await evening.openTablet();
  await tablet.pull();
  return { ...evening, orderId, tablet };
}

/** Starts a pull whose response is still on its way to the tablet. */
async function startSlowPull({ deps }: Tablet) {
  let [arrive, onSent] = [() => {}, () => {}];
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const sent = new Promise<void>((resolve) => {
    onSent = resolve;
  });
  const fetch: FetchPort = async (path, init) => {
    const response = await deps.fetch(path, init);
    if (response.ok) {
      onSent();
      await arrival;
    }
    return response;
  };
  const done = pull({ ...deps, fetch });
  await sent;
  return {
    land() {
      arrive();
      return done;
    },
  };
}

/** Fakes the responses to the next pulls. */
function refusePulls(tablet: Tablet, status: number, code: string): void {
  const { fetch } = tablet.deps;
  tablet.deps.fetch = async (path, init) =>
    path.startsWith('/api/admin/sync') || status === 403
      ? Response.json({ code }, { status, headers: { 'X-BB-Api': '1' } })
      : fetch(path, init);
}

async function enqueue(tablet: Tablet, orderId: string): Promise<void> {
  const { fault } = tablet.net;
  tablet.net.fault = 'offline';
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  tablet.net.fault = fault;
}

test('from the tap to the bar’s word and after, the board never shows the status before', async () => {
  const { orderId, tablet } = await startWithOrder();
  await tablet.move(orderId, 'pending', 'confirmed');
  const seen: string[] = [];
  let isDone = false;
  const work = Promise.all([tablet.drain(), tablet.pull()])
    .then(() => tablet.pull())
    .then(() => {
      isDone = true;
    });
  while (!isDone) {
    for (const { status } of await readBoard(tablet.deps.db)) seen.push(status);
  }
  await work;
  expect(new Set(seen)).toEqual(new Set(['confirmed']));
  expect(seen.length).toBeGreaterThan(5);
});

test('a page that was read before a move and comes after its response does not revert the order', async () => {
  const { bar, orderId, placeOrder, tablet } = await startWithOrder();
  // The new order gives the slow pull a change to deliver.
  await placeOrder();
  const slow = await startSlowPull(tablet);
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  await slow.land();
  expect(await bar.orders()).toContainEqual(expect.objectContaining({ status: 'confirmed' }));
  const board = await tablet.board();
  expect(board.find(({ id }) => id === orderId)).toMatchObject({ status: 'confirmed' });
});

test('a whole copy that was on its way does not revert the order', async () => {
  const { bar, orderId, tablet } = await startWithOrder();
  await bar.compactFeed();
  const { fetch } = tablet.deps;
  tablet.deps.fetch = (path, init) =>
    fetch(path.startsWith('/api/admin/sync') ? '/api/admin/sync?cursor=' : path, init);
  const slow = await startSlowPull(tablet);
  tablet.deps.fetch = fetch;
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  await slow.land();
  expect(await tablet.board()).toMatchObject([{ status: 'confirmed', isQueued: false }]);
});

test('after a restore the bar’s older row is the truth, whatever this tablet has seen', async () => {
  const { bar, orderId, tablet } = await startWithOrder();
  await tablet.deps.db.order.update(orderId, { v: 99, status: 'ready' });
  await bar.changeEpoch();
  await tablet.pull();
  expect(await tablet.board()).toMatchObject([{ id: orderId, status: 'pending' }]);
});

test('a snapshot that arrives after the sign-out is not stored', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  await placeOrder();
  const tablet = await openTablet();
  const slow = await startSlowPull(tablet);
  await signOutStaff(tablet.deps);
  await slow.land();
  expect(await tablet.board()).toEqual([]);
  expect(await tablet.deps.db.menuItem.count()).toBe(0);
});

test('a copy is not shown to the next person, who may see less', async () => {
  const { placeOrder, openTablet } = await startStaffEvening();
  await placeOrder();
  const tablet = await openTablet(ELIF);
  const slow = await startSlowPull(tablet);
  await signOutStaff(tablet.deps);
  await signInStaff(tablet.deps, CAN);
  await slow.land();
  expect(await tablet.board()).toEqual([]);
  await tablet.pull();
  expect(await tablet.board()).toHaveLength(1);
});

test('an order that the bar deleted while the tablet was away is gone after its next pull', async () => {
  const { bar, orderId, placeOrder, tablet } = await startWithOrder();
  const other = await placeOrder();
  tablet.net.fault = 'offline';
  await tablet.pull().catch(() => {});
  await bar.forget(orderId);
  tablet.net.fault = null;
  await tablet.pull();
  expect((await tablet.board()).map(({ id }) => id)).toEqual([other]);
});

test('a tablet that was away longer than the feed reaches takes a whole copy; its own mutations stay', async () => {
  const { bar, orderId, placeOrder, tablet } = await startWithOrder();
  await enqueue(tablet, orderId);
  const gone = await placeOrder();
  await tablet.pull();
  await placeOrder();
  await placeOrder();
  await bar.forget(gone);
  await bar.compactFeed();
  await tablet.pull();
  const board = await tablet.board();
  expect(board).toHaveLength(3);
  expect(board.find(({ id }) => id === orderId)).toMatchObject({
    status: 'confirmed',
    isQueued: true,
  });
});

test('a new copy that breaks off half-way leaves the old one whole', async () => {
  const { bar, placeOrder, tablet } = await startWithOrder();
  await placeOrder();
  await bar.changeEpoch();
  const { db } = tablet.deps;
  const menuItems = db.tables.find(({ name }) => name === 'menuItem') ?? db.menuItem;
  const broken = vi.spyOn(menuItems, 'bulkPut').mockRejectedValue(new Error('no room') as never);
  await expect(tablet.pull()).rejects.toThrow('no room');
  expect(await tablet.board()).toHaveLength(1);
  expect(await db.menuItem.count()).toBeGreaterThan(50);
  broken.mockRestore();
  await tablet.pull();
  expect(await tablet.board()).toHaveLength(2);
});

test('a person whose role changed gets a new copy and keeps their queued mutations', async () => {
  const { orderId, tablet } = await startWithOrder();
  await enqueue(tablet, orderId);
  const before = await tablet.deps.db.outbox.toArray();
  await tablet.deps.db.message.put({ id: 'not-for-this-role', v: 1 } as never);
  const { fetch } = tablet.deps;
  refusePulls(tablet, 410, 'cursor_expired');
  await tablet.pull();
  tablet.deps.fetch = fetch;
  expect(await tablet.deps.db.message.count()).toBe(0);
  expect(await tablet.deps.db.outbox.toArray()).toEqual(before);
  await tablet.pull();
  expect(await tablet.board()).toMatchObject([{ status: 'confirmed', isQueued: true }]);
});

test('a person who may no longer read orders keeps none on the tablet, and loses no mutation', async () => {
  const { orderId, tablet } = await startWithOrder();
  await enqueue(tablet, orderId);
  refusePulls(tablet, 403, 'forbidden');
  await expect(tablet.pull()).rejects.toMatchObject({ status: 403 });
  expect(await tablet.board()).toEqual([]);
  expect(await tablet.deps.db.menuItem.count()).toBe(0);
  expect(await tablet.deps.db.outbox.count()).toBe(1);
});

test("a mutation that the role no longer allows is shown as refused, with the server's order", async () => {
  const { orderId, tablet } = await startWithOrder();
  tablet.net.fault = { status: 403, code: 'forbidden' };
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.drain();
  const [order] = await tablet.board();
  expect(order).toMatchObject({ status: 'pending', isQueued: false });
  expect(order?.conflict).not.toBeNull();
  expect(await tablet.deps.db.outbox.toArray()).toMatchObject([
    { state: 'rejected', lastHttp: 403, lastCode: 'forbidden' },
  ]);
});

test('a session that ends under a queue of three loses none of them, and keeps their order', async () => {
  const { bar, orderId, tablet } = await startWithOrder();
  await tablet.move(orderId, 'pending', 'confirmed');
  await tablet.move(orderId, 'confirmed', 'preparing');
  await tablet.move(orderId, 'preparing', 'ready');
  tablet.net.fault = { status: 401, code: 'unauthorized' };
  await tablet.drain();
  await endSession(tablet.deps);
  expect(await tablet.board()).toMatchObject([{ status: 'ready', isQueued: true }]);
  tablet.net.fault = null;
  await signInStaff(tablet.deps, CAN);
  await tablet.drain({ isHurried: true });
  expect(await bar.orders()).toMatchObject([{ status: 'ready' }]);
  expect(await tablet.board()).toMatchObject([{ status: 'ready', isQueued: false }]);
});
