import { expect } from '@playwright/test';
import { openMenu, test, untilKeptOffline } from './bar-test';
import { guestOn } from './guest';
import { openBoard } from './staff';
import { expectOneOrder, placeSmallOrder, SIDE } from './walking-order';

const SLOWER = 4;

test('a slow phone opens without signal: menu to order from, and what waits', async ({
  bar,
  context,
}) => {
  const first = await openMenu(context, bar.url, 'en');
  await untilKeptOffline(first);
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
  await guest.add('Onion Rings');
  await expect(page.getByRole('button', { name: guest.words.viewOrder })).toBeVisible();
});

test('a kept menu gives way to the bar’s new one, and nothing else of the API is kept', async ({
  bar,
  context,
}) => {
  const page = await openMenu(context, bar.url, 'en');
  await untilKeptOffline(page);
  const guest = guestOn(page, 'en');
  await placeSmallOrder(guest, bar);
  await expectOneOrder(guest, bar);
  const board = await openBoard(context, bar.url, 'en');
  await expect(board.getByRole('button', { name: /^Sync: Up to date/ })).toBeVisible();
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
  await bar.close();
  await bar.editWhileClosed(`UPDATE menu_item SET price_kurus = 123400 WHERE id = ${SIDE}`);
  await bar.open();
  await page.goto(bar.url);
  const dish = page.locator('article').filter({ hasText: 'Onion Rings' });
  await expect(dish).toContainText('₺1,234');
});
