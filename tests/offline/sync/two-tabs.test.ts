import { expect, test } from 'vitest';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import { sweep } from '../../../src/data/outbox/drain';
import { claim } from '../../../src/data/outbox/outbox';
import { withRunLock } from '../../../src/data/outbox/run-lock';
import { settle } from '../../../src/data/outbox/send';
import { burgerAndLemonade } from '../../support/bar/fixtures';
import { startEvening } from '../../support/evenings/guest-evening';

const SECOND = 1_000;

test('two tabs and a service worker drain together: one order, sent once', async () => {
  const { bar, net, tab, openTab } = await startEvening();
  const others = [openTab(), openTab()];
  await placeOrder(tab.deps, burgerAndLemonade());
  await Promise.all([tab, ...others].map((each) => each.drain()));
  expect(await bar.orders()).toHaveLength(1);
  expect(net.writes).toHaveLength(1);
});

test('without locks the lease alone keeps two tabs apart', async () => {
  const { bar, net, tab, openTab } = await startEvening();
  const tabs = [tab, openTab()];
  for (const each of tabs) each.deps.locks = null;
  await placeOrder(tab.deps, burgerAndLemonade());
  await Promise.all(tabs.map((each) => each.drain()));
  expect(await bar.orders()).toHaveLength(1);
  expect(net.writes).toHaveLength(1);
});

test('an entry that one tab sends cannot be claimed by another', async () => {
  const { tab, openTab } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  expect(await claim(tab.deps, orderId, 'one')).toMatchObject({ state: 'sending' });
  expect(await claim(openTab().deps, orderId, 'other')).toBeNull();
});

test('another tab takes over from a frozen one after 30 s, and the late response changes nothing', async () => {
  const { bar, tab, clock, openTab, look } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await claim(tab.deps, orderId, 'frozen');
  const other = openTab();
  other.deps.locks = null;
  clock.advance(20 * SECOND);
  await other.drain();
  expect(await bar.orders()).toEqual([]);

  clock.advance(11 * SECOND);
  await other.drain();
  expect(await bar.orders()).toHaveLength(1);
  const late = { event: 'permanent4xx', response: null, isOffline: false } as const;
  expect(await settle(tab.deps, orderId, 'frozen', late)).toBeNull();
  expect(await look(orderId)).toMatchObject({ state: 'received' });
});

test('a lock whose holder has been silent for 30 s is taken over', async () => {
  const { bar, tab, clock, browser, openTab } = await startEvening();
  void browser.locks.request('bb-outbox', {}, () => new Promise(() => {})).catch(() => {});
  await tab.deps.db.meta.put({ k: 'drainHeartbeat', v: clock.now() });
  await placeOrder(tab.deps, burgerAndLemonade());
  const other = openTab();
  expect(await other.drain()).toMatchObject({ didRun: false });
  expect(await bar.orders()).toEqual([]);

  clock.advance(31 * SECOND);
  expect(await other.drain()).toMatchObject({ didRun: true });
  expect(await bar.orders()).toHaveLength(1);
});

test('an order whose page was closed while it was being sent is sent again at once by the next page', async () => {
  const { bar, net, tab, openTab } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  await claim(tab.deps, orderId, 'crashed');
  tab.deps.db.close();
  await openTab().drain();
  expect(await bar.orders()).toHaveLength(1);
  expect(net.writes).toHaveLength(1);
});

test('a frozen page that lost the lock does not stop the page that has it', async () => {
  const { tab, clock, openTab } = await startEvening();
  const { orderId } = await placeOrder(tab.deps, burgerAndLemonade());
  const [has, thaw, swept] = [gate(), gate(), gate()];
  const late = withRunLock(tab.deps, async (run) => {
    has.open();
    await thaw.opened;
    await sweep(tab.deps, run);
    expect(await claim(tab.deps, orderId, 'late', run)).toBeNull();
    swept.open();
    return true;
  });
  await has.opened;
  clock.advance(31 * SECOND);
  const other = openTab();
  await withRunLock(other.deps, () => claim(other.deps, orderId, 'other'));
  expect(await late).toBeNull();
  thaw.open();
  await swept.opened;
  expect(await other.deps.db.outbox.get(orderId)).toMatchObject({ leaseOwner: 'other' });
});

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
