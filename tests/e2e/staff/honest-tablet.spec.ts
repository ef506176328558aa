import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';
import { guestOn } from '../support/guest';
import { openBoard, TABLET } from '../support/staff';
import { placeSmallOrder } from '../support/walking-order';

const DAY_AND_TWO_HOURS = 26 * 3_600_000;
const QUIET = 'No open orders. Enjoy the quiet.';
const UNKNOWN = "This tablet can't read its orders right now";

test.use({ viewport: TABLET });

/** Makes the browser refuse to read the tablet's orders while the mark is set. */
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
  // Before opening time the ticket counts no waiting minutes.
  const minutes = ticket.getByText(/^0:\d\d$/).or(ticket.getByText(/from \d\d:\d\d/));
  await expect(minutes.first()).toBeVisible();
  await expect(ticket).not.toContainText(/\d:\d\d:\d\d/);
  await phone.close();
});
