import { expect, onTestFinished, test, vi } from 'vitest';
import { readMeta } from '../../../src/data/db';
import { endSession, signOutStaff } from '../../../src/data/staff/staff-session';
import { chooseTransport } from '../../../src/data/sync/live';
import { pullHeld } from '../../../src/data/sync/pull';
import type { TestBar } from '../../support/bar/test-bar';
import { until } from '../../support/bar/until';
import type { StaffEvening, Tablet } from '../../support/evenings/staff-evening';
import { startStaffEvening } from '../../support/evenings/staff-evening';

async function startBar(): Promise<StaffEvening & { tablet: Tablet }> {
  const evening = await startStaffEvening();
  const tablet = await evening.openTablet();
  await tablet.pull();
  return { ...evening, tablet };
}

function hold({ deps }: Tablet, signal = new AbortController().signal): Promise<boolean> {
  return pullHeld(deps, { waitS: 25, signal });
}

function untilHeld(bar: TestBar, count = 1): Promise<void> {
  return until(() => expect(bar.heldPulls()).toBe(count));
}

test('a new order is on the board with the response of the held pull', async () => {
  const { bar, tablet, placeOrder } = await startBar();
  const held = hold(tablet);
  await untilHeld(bar);
  const orderId = await placeOrder();
  expect(await held).toBe(true);
  expect(await tablet.board()).toMatchObject([{ id: orderId, status: 'pending' }]);
});

test('earlier changes are returned at once; without changes the response is empty', async () => {
  const { tablet, placeOrder } = await startBar();
  await placeOrder();
  expect(await hold(tablet)).toBe(true);
  const asked = pullHeld(tablet.deps, { waitS: 0, signal: new AbortController().signal });
  expect(await asked).toBe(false);
  expect(await tablet.board()).toHaveLength(1);
});

test('a held pull and another tab’s pull leave nothing out and nothing behind', async () => {
  const { bar, tablet, placeOrder } = await startBar();
  const held = hold(tablet);
  await untilHeld(bar);
  await placeOrder();
  await Promise.all([tablet.pull(), held]);
  await placeOrder();
  await hold(tablet);
  expect(await tablet.board()).toHaveLength(2);
});

test('a held pull with an expired cursor starts a whole copy; the outbox is not touched', async () => {
  const { tablet, placeOrder } = await startBar();
  const orderId = await placeOrder();
  await tablet.pull();
  tablet.net.fault = 'offline';
  await tablet.move(orderId, 'pending', 'confirmed');
  tablet.net.fault = null;
  await tablet.deps.db.meta.put({ k: 'cursor', v: 'another-database.7' });
  expect(await hold(tablet)).toBe(true);
  expect(await tablet.board()).toMatchObject([{ status: 'confirmed', isQueued: true }]);
});

test('a tablet that goes away while its pull is held leaves no pull behind', async () => {
  const { bar, tablet } = await startBar();
  const asker = new AbortController();
  const held = hold(tablet, asker.signal).catch(() => 'dropped');
  await untilHeld(bar);
  asker.abort();
  await held;
  await untilHeld(bar, 0);
});

test('a pull that ends after signing out writes nothing', async () => {
  const { bar, tablet, placeOrder } = await startBar();
  const held = expect(hold(tablet)).rejects.toMatchObject({ status: 401 });
  await untilHeld(bar);
  await signOutStaff(tablet.deps);
  await placeOrder();
  await held;
  expect(await tablet.board()).toEqual([]);
  expect(await readMeta(tablet.deps.db, 'cursor')).toBeUndefined();
});

test('a held pull of a session that is over is refused, and the board stays', async () => {
  const { tablet, placeOrder } = await startBar();
  await placeOrder();
  await tablet.pull();
  await endSession(tablet.deps);
  await expect(hold(tablet)).rejects.toMatchObject({ status: 401 });
  expect(await tablet.board()).toHaveLength(1);
});

test('on a network that holds streams back, an order is on the board as soon as the bar has it', async () => {
  const { bar, tablet, placeOrder } = await startBar();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const line: boolean[] = [];
  const path = chooseTransport({
    now: Date.now,
    random: () => 0,
    // The stream opens and stays silent.
    openStream: () => ({ addEventListener: () => {}, close: () => {} }),
    ask: (waitS, signal) => pullHeld(tablet.deps, { waitS, signal }),
    lastPullAt: Date.now,
    onSignal: () => {},
    onConnection: (isUp) => line.push(isUp),
  });
  await vi.advanceTimersByTimeAsync(82_000);
  vi.useRealTimers();
  await untilHeld(bar);
  expect(line.at(-1)).toBe(true);
  await placeOrder();
  await until(async () => expect(await tablet.board()).toHaveLength(1));
  path.stop();
});
