import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningBar } from '../../support/bar/running-bar';
import {
  openMenu,
  test,
  untilOfflineReady,
  untilOpensOffline,
  untilPicturesStored,
} from '../support/bar-test';
import { guestOn } from '../support/guest';
import { openBoard } from '../support/staff';
import { expectOneOrder, placeSmallOrder, SIDE } from '../support/walking-order';

const SLOWER = 4;

test('a slow phone opens without signal: menu to order from, pictures, and what waits', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const first = await openMenu(context, bar.url, 'en');
  await untilOfflineReady(first);
  await untilPicturesStored(first);
  await context.setOffline(true);
  await placeSmallOrder(guestOn(first, 'en'), bar);
  await first.close();
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('article h4')) return;
      performance.mark('first-dish');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(bar.url);
  const guest = guestOn(page, 'en');
  await expect(page.getByRole('button', { name: guest.words.oneWaiting })).toBeVisible({
    timeout: 45_000,
  });
  const shownMs = await page.evaluate(
    () => performance.getEntriesByName('first-dish')[0]?.startTime ?? Number.NaN,
  );
  process.stdout.write(
    `offline cold start at ${SLOWER}x slower: first dish after ${Math.round(shownMs)} ms\n`,
  );
  const card = page.locator('article').first();
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await guest.add('Onion Rings');
  await expect(page.getByRole('button', { name: guest.words.viewOrder })).toBeVisible();
});

test('right after the first visit the hero stands without a connection, and no picture has the sign of a broken one', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  await untilOpensOffline(page);
  await context.setOffline(true);
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.reload();
  const hero = page.locator('#home img');
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('heading', { name: 'Contact' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(brokenPictures)).toEqual([]);
});

/** Runs in the page. Returns visible pictures that failed to load, whether they are in sight or not. */
async function brokenPictures(): Promise<string[]> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  return [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .filter((image) => image.checkVisibility({ visibilityProperty: true }))
    .map(({ currentSrc }) => currentSrc);
}

test('a file lost during the install, and a screen lost after it, are asked for again without another visit; a stored menu is replaced, and nothing else of the API is stored', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const lost = new Set<string>();
  bar.proxy.setRule(({ path }) => {
    const name = ['/index.html', '/assets/calendar-'].find((start) => path.startsWith(start));
    if (!name || (name === '/index.html' && lost.has(name))) return 'pass';
    lost.add(name);
    return 'html502';
  });
  const page = await openMenu(context, bar.url, 'en');
  await untilOpensOffline(page);
  await expect.poll(() => [...lost].sort()).toEqual(['/assets/calendar-', '/index.html']);
  bar.proxy.setRule(() => 'pass');
  // The page asks again when the connection returns. It may return before the page knows that the file is lost, so
  // the test repeats the event; otherwise the page asks again only after 10 s.
  await page.evaluate(() => setInterval(() => window.dispatchEvent(new Event('online')), 500));
  await untilOfflineReady(page);

  await test.step('of the API only the menu is stored', () => expectOnlyMenuStored(bar, page));
  await test.step("the stored menu is replaced by the server's new one", async () => {
    await bar.close();
    await bar.editWhileClosed(`UPDATE menu_item SET price_kurus = 123400 WHERE id = ${SIDE}`);
    await bar.open();
    await page.goto(bar.url);
    const dish = page.locator('article').filter({ hasText: 'Onion Rings' });
    await expect(dish).toContainText('₺1,234');
  });
});

/** Expects that neither an order nor the staff's board has left a response in a cache. */
async function expectOnlyMenuStored(bar: RunningBar, page: Page): Promise<void> {
  const guest = guestOn(page, 'en');
  await placeSmallOrder(guest, bar);
  await expectOneOrder(guest, bar);
  const board = await openBoard(page.context(), bar.url, 'en');
  await expect(board.getByRole('button', { name: /^Connection: Up to date/ })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
    const paths = requests.map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => path.startsWith('/api/')).sort();
  });
  expect(kept).toEqual(['/api/menu/categories', '/api/menu/items']);
  for (const path of ['/api/health', '/api/orders/unknown', '/api/admin/sync']) {
    const answer = await page.evaluate(async (address) => {
      const { headers } = await fetch(address);
      return headers.get('cache-control');
    }, path);
    expect([path, answer]).toEqual([path, 'no-store']);
  }
  await board.close();
}
