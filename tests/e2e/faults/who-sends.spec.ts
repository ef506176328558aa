import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test, untilOpensOffline } from '../support/bar-test';
import { freeze, hurryTimeLimits, outboxStates, workerControl } from '../support/browser-ways';
import { guestOn } from '../support/guest';
import { WORDS } from '../support/looks/words';
import { expectOneOrder, HANG, onOrdersSent, placeSmallOrder } from '../support/walking-order';

/** Both an entry's lease and a silent lock holder last less than this (ms). */
const LEASE_IS_OVER_MS = 31_000;

test.describe('without a service worker', () => {
  test('a tab closed in the middle of sending: another one finishes it', async ({
    bar,
    context,
  }) => {
    const page = await openMenu(context, bar.url, 'en');
    let isClosed = false;
    const sent = onOrdersSent(bar, () => (isClosed ? 'pass' : HANG));
    await placeSmallOrder(guestOn(page, 'en'), bar);
    await expect.poll(sent).toBeGreaterThan(0);
    const other = await context.newPage();
    await other.goto(page.url());
    // On a busy machine the first sending may have been given up and repeated by now.
    const sentByFirst = sent();
    isClosed = true;
    // The lock of a closed tab is free, so the other one takes its entry over before the lease ends.
    await page.close();
    await expectOneOrder(guestOn(other, 'en'), bar);
    expect(sent()).toBe(sentByFirst + 1);
  });

  test('a frozen tab holds the lock: another one takes it, and the late one changes nothing', async ({
    bar,
    context,
  }) => {
    await context.addInitScript(hurryTimeLimits, 1.5);
    const page = await openMenu(context, bar.url, 'en');
    const sent = onOrdersSent(bar, (nth) => (nth === 1 ? HANG : 'pass'));
    await placeSmallOrder(guestOn(page, 'en'), bar);
    await expect.poll(sent).toBe(1);
    // A page frozen during a read of the database would block all others.
    await expect(page.getByText(WORDS.en.notReached)).toBeVisible();
    expect(await outboxStates(page)).toEqual(['sending']);
    const success = page.url();
    const wake = await freeze(page);
    const other = await context.newPage();
    await other.clock.install();
    await other.goto(success);
    await other.clock.fastForward(LEASE_IS_OVER_MS);
    await expectOneOrder(guestOn(other, 'en'), bar);

    // The page's own attempt ends with the time limit and a health check, after which it would write.
    const lookedAfter = page.waitForResponse(/\/api\/health/);
    await wake();
    await lookedAfter;
    await expectOneOrder(guestOn(page, 'en'), bar);
    expect(await outboxStates(page)).toEqual(['acked']);
    expect(sent()).toBe(2);
  });
});

test('two tabs and the service worker set off together, and send an order once', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  await untilOpensOffline(page);
  await context.setOffline(true);
  const guest = guestOn(page, 'en');
  await placeSmallOrder(guest, bar);
  await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
  const worker = await workerControl(page, bar.url);
  const sent = onOrdersSent(bar, () => ({ delayMs: 1_000 }));
  await context.setOffline(false);
  await worker.dispatchSync();
  await worker.dispatchSync();
  await expectOneOrder(guest, bar);
  await expectOneOrder(guestOn(other, 'en'), bar);
  expect(sent()).toBe(1);
});

test('with no page open the service worker brings an order to the bar; killed at another, the next page finishes', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  await untilOpensOffline(page);
  await context.setOffline(true);
  const guest = guestOn(page, 'en');
  for (let order = 0; order < 2; order += 1) {
    await placeSmallOrder(guest, bar);
    await expect(page.getByRole('heading', { name: guest.words.savedOnPhone })).toBeVisible();
  }
  const success = page.url();
  const elsewhere = await context.newPage();
  const worker = await workerControl(elsewhere, bar.url);
  await page.close();
  const sent = onOrdersSent(bar, (nth) => (nth === 2 ? HANG : 'pass'));
  await context.setOffline(false);
  await worker.dispatchSync();
  await expect.poll(sent).toBe(2);
  await expect.poll(async () => (await ordersAtTheBar(bar.url)).length).toBe(1);
  await worker.kill();

  // The lock of a dead worker is free, so the page takes its entry over at once.
  await elsewhere.goto(success);
  await expect(elsewhere.getByRole('heading', { name: guest.words.confirmed })).toBeVisible();
  await expect.poll(async () => (await ordersAtTheBar(bar.url)).length).toBe(2);
  expect(await outboxStates(elsewhere)).toEqual(['acked', 'acked']);
  expect(sent()).toBe(3);
});

test('a browser without background sync sends on its return, and asks to be kept open', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    Reflect.deleteProperty(globalThis, 'SyncManager');
  });
  const page = await openMenu(context, bar.url, 'en');
  await untilOpensOffline(page);
  await context.setOffline(true);
  const guest = guestOn(page, 'en');
  await placeSmallOrder(guest, bar);
  await expect(page.getByText(guest.words.keepOpen)).toBeVisible();
  const success = page.url();
  await page.goto(`${bar.url}/?d=outbox`);
  const waiting = page.getByRole('dialog');
  await expect(waiting.getByText(guest.words.keepOpen)).toBeVisible();
  await expect(waiting.getByText(/^If you clear this site's data/)).toBeVisible();
  // Chromium's emulation of a lost connection forgets it after goBack(), so no `online` event would come.
  await page.goto(success);
  await context.setOffline(false);
  await expectOneOrder(guest, bar);
});
