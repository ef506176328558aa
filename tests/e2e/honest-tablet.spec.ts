import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openMenu, test } from './bar-test';
import { guestOn } from './guest';
import { openBoard, TABLET } from './staff';
import { placeSmallOrder } from './walking-order';

const DAY_AND_TWO_HOURS = 26 * 3_600_000;
const SECOND = 1_000;
const QUIET = 'No open orders. Enjoy the quiet.';
const UNKNOWN = "This tablet can't read its orders right now";

test.use({ viewport: TABLET });

/** The browser will not read the tablet's orders while the mark is set. */
async function breakable(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const index = IDBIndex.prototype as unknown as Record<string, (...all: unknown[]) => unknown>;
    for (const name of ['openCursor', 'openKeyCursor', 'getAll', 'getAllKeys', 'getAllRecords']) {
      const read = index[name];
      if (!read) continue;
      index[name] = function (this: IDBIndex, ...args) {
        const isBroken = localStorage.getItem('broken') !== null;
        if (isBroken && this.objectStore.name === 'order') throw new Error('cannot be read');
        return read.apply(this, args);
      };
    }
  });
}

function setBroken(page: Page, isBroken: boolean): Promise<void> {
  return page.evaluate((broken) => {
    if (broken) localStorage.setItem('broken', '1');
    else localStorage.removeItem('broken');
  }, isBroken);
}

test('a tablet that cannot read its orders says so and never that all is quiet; a tap reads again', async ({
  bar,
  context,
}) => {
  await breakable(context);
  const board = await openBoard(context, bar.url, 'en');
  await expect(board.getByText(QUIET)).toBeVisible();
  await setBroken(board, true);
  await board.reload();
  await expect(board.getByRole('alert').getByText(UNKNOWN)).toBeVisible();
  await expect(board.getByText(QUIET)).toHaveCount(0);
  await setBroken(board, false);
  await board.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(board.getByText(QUIET)).toBeVisible();
});

test('a tablet whose clock is a day and two hours ahead counts a new order’s minutes by the bar’s clock', async ({
  bar,
  context,
  browser,
}) => {
  await context.clock.install({ time: Date.now() + DAY_AND_TWO_HOURS });
  const board = await openBoard(context, bar.url, 'en');
  const phone = await browser.newContext();
  await placeSmallOrder(guestOn(await openMenu(phone, bar.url, 'en'), 'en'), bar);
  const ticket = board.getByRole('article');
  await expect(ticket).toBeVisible();
  // Before opening time nobody waits yet.
  const minutes = ticket.getByText(/^0:\d\d$/).or(ticket.getByText(/from \d\d:\d\d/));
  await expect(minutes.first()).toBeVisible();
  await expect(ticket).not.toContainText(/\d:\d\d:\d\d/);
  await phone.close();
});

test('behind a network that holds streams back, the tablet asks instead and an order still comes at once', async ({
  bar,
  context,
  browser,
}) => {
  // Never answered: what a buffering proxy makes of a stream.
  await context.route('**/api/admin/live', () => {});
  await context.clock.install();
  const held = context.waitForEvent('request', (request) => /[?&]wait=25\b/.test(request.url()));
  const board = await openBoard(context, bar.url, 'en');
  await expect(board.getByText(QUIET)).toBeVisible();
  let isHeld = false;
  const asksInstead = held.then(() => {
    isHeld = true;
  });
  // Twice a silence of 40 s, with a pull that gets through in each; a slow machine may pull too late for one.
  for (let silence = 1; silence <= 6 && !isHeld; silence += 1) {
    const pulled = board.waitForResponse(/\/api\/admin\/sync/).then((answer) => answer.finished());
    await context.clock.runFor(31 * SECOND);
    await Promise.race([pulled, asksInstead]);
    await context.clock.runFor(12 * SECOND);
  }
  await held;
  const phone = await browser.newContext();
  await placeSmallOrder(guestOn(await openMenu(phone, bar.url, 'en'), 'en'), bar);
  await expect(board.getByRole('article')).toBeVisible();
  await phone.close();
});
