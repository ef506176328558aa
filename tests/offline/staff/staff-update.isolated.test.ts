import { expect, onTestFinished, test, vi } from 'vitest';
import { registerServiceWorker } from '../../../src/app/register-service-worker';
import { changeOrderStatus } from '../../../src/data/commands/orders/staff-orders';
import { unblockAfterUpgrade } from '../../../src/data/outbox/drain';
import { signInStaff } from '../../../src/data/staff/staff-session';
import { updateStore } from '../../../src/data/start/update-store';
import { pull } from '../../../src/data/sync/pull';
import { openBrowser, openTablet } from '../../support/bar/test-device';
import { createNet } from '../../support/bar/test-net';
import { until } from '../../support/bar/until';
import { CAN, startStaffEvening } from '../../support/evenings/staff-evening';

const worker = vi.hoisted(() => ({
  hear: new Map<string, (event: object) => void>(),
  letIn: 0,
}));

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(name: string, listener: (event: object) => void) {
      worker.hear.set(name, listener);
    }
    messageSkipWaiting() {
      worker.letIn += 1;
    }
    async register() {}
  },
}));

/** Opens a page whose newer build waits; returns the number of reloads. */
async function waitForBuild(): Promise<() => number> {
  let loads = 0;
  const reload = () => {
    loads += 1;
  };
  worker.hear.clear();
  worker.letIn = 0;
  vi.stubEnv('DEV', false);
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', { serviceWorker: { addEventListener() {} } });
  vi.stubGlobal('window', {
    addEventListener() {},
    requestIdleCallback: (run: () => void) => run(),
    location: { reload },
  });
  const before = updateStore.get();
  onTestFinished(() => {
    updateStore.set(before);
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
  registerServiceWorker('admin');
  await until(() => expect(worker.hear.size).toBe(2));
  worker.hear.get('waiting')?.({});
  return () => loads;
}

test('an update that is accepted during the evening reloads the tablet once, and the new page sends all waiting mutations', async () => {
  const { bar, clock, placeOrder } = await startStaffEvening();
  const [first, second] = [await placeOrder(), await placeOrder()];
  const browser = openBrowser();
  const net = createNet(bar.fetch);
  const tablet = openTablet({ fetch: net.fetch, clock, browser });
  await signInStaff(tablet.deps, CAN);
  await pull(tablet.deps);
  net.fault = { status: 426, code: 'client_too_old' };
  await changeOrderStatus(tablet.deps, { orderId: first, from: 'pending', to: 'confirmed' });
  await tablet.drain();
  net.fault = 'offline';
  await changeOrderStatus(tablet.deps, { orderId: second, from: 'pending', to: 'ready' });
  await tablet.drain();
  const states = async () => (await tablet.deps.db.outbox.toArray()).map(({ state }) => state);
  expect((await states()).toSorted()).toEqual(['blocked_upgrade', 'queued']);

  const loads = await waitForBuild();
  expect([updateStore.get().ready, worker.letIn, loads()]).toEqual([true, 0, 0]);
  updateStore.get().apply();
  expect([worker.letIn, loads()]).toEqual([1, 0]);
  worker.hear.get('controlling')?.({ isUpdate: true });
  expect(loads()).toBe(1);

  tablet.deps.db.close();
  net.fault = null;
  const updated = openTablet({ fetch: net.fetch, clock, browser });
  await unblockAfterUpgrade(updated.deps);
  await updated.drain({ isHurried: true });
  const statusOf = Object.fromEntries((await bar.orders()).map(({ id, status }) => [id, status]));
  expect(statusOf).toEqual({ [first]: 'confirmed', [second]: 'ready' });
});

test('an update accepted in another tab does not reload this one', async () => {
  const loads = await waitForBuild();
  worker.hear.get('controlling')?.({ isUpdate: true });
  expect(loads()).toBe(0);
  updateStore.get().apply();
  expect(loads()).toBe(1);
});
