import type { Browser, Page } from '@playwright/test';
import { openBoard, TABLET } from '../e2e/support/staff';
import type { RunningBar } from '../support/bar/running-bar';
import { startBar } from '../support/bar/running-bar';
import { openDevice } from './chromium';
import type { Figure } from './figures';
import { below, percentile } from './figures';
import { orderAtBar } from './order-at-bar';

const ORDERS = 60;
const DEAF_ORDERS = 6;
const DEAF_GAP_MS = 5_300;

/** Measures the time from the server's response to the ticket on a tablet, with and without the live channel. */
export async function commitToTablet(browser: Browser): Promise<Figure[]> {
  const bar = await startBar();
  try {
    const context = await openDevice(browser, TABLET);
    const board = await openBoard(context, bar.url, 'en');
    await watchTickets(board);
    const live = await delays(board, bar, { orders: ORDERS, gapMs: 50 });
    bar.proxy.setRule(({ path }) => (isLive(path) ? 'refuse' : 'pass'));
    await board.reload();
    await watchTickets(board);
    const deaf = await delays(board, bar, { orders: DEAF_ORDERS, gapMs: DEAF_GAP_MS });
    await context.close();
    const p50 = `p50 ${percentile(live, 50).toFixed(0)} ms, ${live.length} orders`;
    return [
      below('commit to tablet, p95', percentile(live, 95), 500, p50),
      below('commit to tablet, worst, live channel dead', Math.max(...deaf), 31_000),
    ];
  } finally {
    await bar.tearDown();
  }
}

function isLive(path: string): boolean {
  return path.startsWith('/api/admin/live') || path.includes('wait=');
}

/** Records when each order's code first appears on the board. */
async function watchTickets(board: Page): Promise<void> {
  await board.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(globalThis, { seenTickets: seen });
    function look() {
      for (const code of (document.body.textContent ?? '').match(/B-[2-9A-Z]{4}/g) ?? []) {
        seen[code] ??= Date.now();
      }
    }
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
}

type Plan = { orders: number; gapMs: number };

async function delays(board: Page, bar: RunningBar, { orders, gapMs }: Plan): Promise<number[]> {
  const placed: { code: string; at: number }[] = [];
  for (let i = 0; i < orders; i += 1) {
    const { code } = await orderAtBar(bar.url);
    placed.push({ code, at: Date.now() });
    await board.waitForTimeout(gapMs);
  }
  const codes = placed.map(({ code }) => code);
  await board.waitForFunction(
    (wanted) => wanted.every((code) => code in Reflect.get(globalThis, 'seenTickets')),
    codes,
    { timeout: 60_000 },
  );
  const seen: Record<string, number> = await board.evaluate(() =>
    Reflect.get(globalThis, 'seenTickets'),
  );
  return placed.map(({ code, at }) => Math.max(0, (seen[code] ?? Number.NaN) - at));
}
