import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '../support/bar-test';
import { openBoard, TABLET } from '../support/staff';

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

test('a tablet that cannot read its orders says so and never that all is quiet; a tap reads again', async ({
  bar,
  context,
}) => {
  await breakable(context);
  const board = await openBoard(context, bar.url, 'en');
  await expect(board.getByText(QUIET)).toBeVisible();
  await board.evaluate(() => localStorage.setItem('broken', '1'));
  await board.reload();
  await expect(board.getByRole('alert').getByText(UNKNOWN)).toBeVisible();
  await expect(board.getByText(QUIET)).toHaveCount(0);
  // The tablet also reads again by itself, so the storage heals in the moment of the tap.
  await board
    .getByRole('alert')
    .getByRole('button', { name: 'Try again' })
    .evaluate((button: HTMLElement) => {
      localStorage.removeItem('broken');
      button.click();
    });
  await expect(board.getByText(QUIET)).toBeVisible();
});
