import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../../support/calls/staff-calls';
import { openMenu, test } from '../support/bar-test';
import { outboxStates } from '../support/browser-ways';
import { guestOn } from '../support/guest';
import { WORDS } from '../support/looks/words';
import {
  expectOneOrder,
  HANG,
  onOrdersSent,
  placeSmallOrder,
  prepareSmallOrder,
  SIDE,
} from '../support/walking-order';

const { en: words } = WORDS;
const SIDE_IN_BASKET = `"originalMenuItemId":${SIDE}`;

/**
 * Limits the site's storage to this many bytes beyond its present use. Call it early: browsers check the room
 * rarely.
 */
async function leaveRoom(page: Page, bytes: number): Promise<void> {
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: used + bytes,
  });
}

/** Fills a cache of the service worker, which takes no part here. */
async function fillCache(page: Page, name: 'bb-files' | 'bb-photos'): Promise<void> {
  await page.evaluate(async (cacheName) => {
    const cache = await caches.open(cacheName);
    await cache.put('/photos/large', new Response(new Uint8Array(8_000_000)));
  }, name);
}

test('a full phone does not claim to have saved the order, and keeps the cart until it has arrived', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await fillCache(page, 'bb-files');
  await leaveRoom(page, 0);
  await prepareSmallOrder(guest, bar);
  const sent = onOrdersSent(bar, (nth) => (nth === 1 ? 'html502' : HANG));
  await guest.placeOrder();
  await expect(page.getByText(words.notSaved)).toBeVisible();
  await expect(page.getByText(words.savedOnPhone)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cart-storage'))).toContain(SIDE_IN_BASKET);
  await expect.poll(sent).toBe(2);
  bar.proxy.setRule(() => 'pass');
  await bar.proxy.goOffline();
  await bar.proxy.comeBack();
  await expectOneOrder(guest, bar);
  expect(await page.evaluate(() => localStorage.getItem('cart-storage'))).not.toContain(
    SIDE_IN_BASKET,
  );
});

test('pictures make room for an order on a full phone', async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await fillCache(page, 'bb-photos');
  await leaveRoom(page, 0);
  await prepareSmallOrder(guest, bar);
  onOrdersSent(bar, () => HANG);
  await guest.placeOrder();
  await page.waitForURL(/\/order-success/);
  await expect.poll(() => outboxStates(page)).toEqual(['sending']);
  await expect(page.getByText(words.notSaved)).toHaveCount(0);
  const kept = await page.evaluate(async () => (await caches.open('bb-photos')).keys());
  expect(kept).toEqual([]);
});

test('a phone that was cleared says so', async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  onOrdersSent(bar, () => 'refuse');
  await placeSmallOrder(guestOn(page, 'en'), bar);
  await page.goto(bar.url);
  await expect(page.getByRole('button', { name: words.oneWaiting })).toBeVisible();
  await expect(page.getByText(words.cleared)).toHaveCount(0);
  await page.close();
  const session = await context.newCDPSession(await context.newPage());
  await session.send('Storage.clearDataForOrigin', {
    origin: bar.url,
    storageTypes: 'indexeddb,local_storage,cache_storage,service_workers',
  });
  const again = await openMenu(context, bar.url, 'en');
  await expect(again.getByText(words.cleared)).toBeVisible();
  await expect(again.getByText(/1 change had not been sent and is gone/)).toBeVisible();
  await again.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(again.getByText(words.cleared)).toHaveCount(0);
  expect(await ordersAtTheBar(bar.url)).toEqual([]);
});

test('a newer tab takes the database: the old one steps back at once, sends nothing and says so', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  onOrdersSent(bar, () => 'refuse');
  await placeSmallOrder(guestOn(page, 'en'), bar);
  await page.goto(bar.url);
  await expect(page.getByRole('button', { name: words.oneWaiting })).toBeVisible();
  const newer = await context.newPage();
  await newer.goto(`${bar.url}/icons/favicon.svg`);
  await context.setOffline(true);
  await expect(page.getByText(words.offline)).toBeVisible();
  bar.proxy.setRule(() => 'pass');
  const waitedMs = await newer.evaluate(async () => {
    const from = performance.now();
    const opening = indexedDB.open('bb-guest', 9_990);
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve;
      opening.onerror = reject;
    });
    return performance.now() - from;
  });
  process.stdout.write(`the old tab let go of the database after ${Math.round(waitedMs)} ms\n`);
  // A tab that does not step back holds the lock for ever.
  expect(waitedMs).toBeLessThan(10_000);
  await expect(page.getByText(words.newVersion)).toBeVisible();
  const sentByTab: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sentByTab.push(request.url());
  });
  const isBack = page.waitForResponse(/\/api\/health/);
  await context.setOffline(false);
  await isBack;
  await expect(page.getByText(words.offline)).toHaveCount(0);
  expect(sentByTab).toEqual([]);
});
