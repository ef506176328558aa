import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { sendOrder } from '../../support/calls/guest-calls';
import { test } from '../support/bar-test';
import { freeze } from '../support/browser-ways';
import { openBoard, TABLET } from '../support/staff';

const LIVE = '/api/admin/live';
const SAFETY_PULL_MS = 31_000;
const REST_OF_WATCHDOG_MS = 10_000;
const RECONNECT_MS = 2_500;

test.use({ viewport: TABLET });

function isOk({ ok }: Response): boolean {
  return ok;
}

/** Expects an order on the board sooner than the safety pull would bring it. */
async function expectOnBoard(board: Page, code: string): Promise<void> {
  await expect(board.getByText(code).first()).toBeVisible({ timeout: 20_000 });
}

test('a channel that is cut again and again, with a broken gateway in between, misses no order, and a tablet that slept catches up', async ({
  bar,
  context,
}) => {
  let lines = 0;
  bar.proxy.setRule(({ path }) => {
    if (path !== LIVE) return 'pass';
    lines += 1;
    return lines % 2 === 0 ? 'html502' : { cutAfterMs: 2_000 };
  });
  const board = await openBoard(context, bar.url, 'en');
  for (const linesSoFar of [2, 3]) {
    await expect.poll(() => lines, { timeout: 20_000 }).toBeGreaterThanOrEqual(linesSoFar);
    await expectOnBoard(board, await sendOrder(bar.url));
  }

  await test.step('what it missed while asleep is there when it wakes', async () => {
    bar.proxy.setRule(() => 'pass');
    await expectOnBoard(board, await sendOrder(bar.url));
    const wake = await freeze(board);
    await bar.proxy.goOffline();
    await bar.proxy.comeBack();
    // The restart has cut this process' own connections too.
    await expect.poll(() => fetch(`${bar.url}/api/health`).then(isOk, () => false)).toBe(true);
    const codes = [await sendOrder(bar.url), await sendOrder(bar.url)];
    await wake();
    for (const code of codes) await expectOnBoard(board, code);
  });
});

test('a network that holds streams back: the tablet finds out and asks by held pulls', async ({
  bar,
  context,
}) => {
  const held: string[] = [];
  bar.proxy.setRule(({ path }) => {
    if (/wait=[1-9]/.test(path)) held.push(path);
    return path === LIVE ? 'sseStall' : 'pass';
  });
  await context.clock.install();
  const board = await openBoard(context, bar.url, 'en');
  expect(held).toEqual([]);
  // live-path.ts fixes the exact number of silences; a slow machine may need more than one.
  for (let silence = 1; silence <= 6 && held.length === 0; silence += 1) {
    const code = await sendOrder(bar.url);
    await board.clock.runFor(SAFETY_PULL_MS);
    await expectOnBoard(board, code);
    await board.clock.runFor(REST_OF_WATCHDOG_MS + RECONNECT_MS);
  }
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expectOnBoard(board, await sendOrder(bar.url));
});

test('seven tabs of the staff share one line, and the way to the bar stays free', async ({
  bar,
  context,
}) => {
  const boards = [await openBoard(context, bar.url, 'en')];
  for (let nth = 1; nth < 7; nth += 1) {
    const board = await context.newPage();
    await board.goto(`${bar.url}/admin/orders`);
    boards.push(board);
  }
  const last = boards.at(-1) as Page;
  await expect(last.getByRole('button', { name: /^Connection: Up to date/ })).toBeVisible();
  expect(bar.proxy.openPaths().filter((path) => path === LIVE)).toHaveLength(1);
  expect(await last.evaluate(async () => (await fetch('/api/health')).status)).toBe(200);
  const code = await sendOrder(bar.url);
  for (const board of boards) await expectOnBoard(board, code);
  expect(bar.proxy.openPaths().filter((path) => path === LIVE)).toHaveLength(1);
});
