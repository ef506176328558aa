import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { RunningBar } from '../support/running-bar';
import { test } from './bar-test';
import { bookTomorrow } from './floor';
import { ELIF, openBoard, signInOn, TABLET } from './staff';

test.use({ viewport: TABLET });

async function openFloor(context: BrowserContext, bar: RunningBar): Promise<Page> {
  const page = await openBoard(context, bar.url, 'en');
  await page.getByRole('link', { name: 'Floor', exact: true }).click();
  await expect(table(page, 'S1')).toBeVisible();
  return page;
}

function table(page: Page, label: string) {
  return page.getByRole('button', { name: new RegExp(`^Table ${label},`) });
}

const guests = (page: Page) => page.getByRole('button', { name: /Walk-in.*people/ });

test('people are seated, moved, taken back and cleared up after, and the other tablet sees every step', async ({
  bar,
  browser,
  context,
}) => {
  const mine = await openFloor(context, bar);
  const theirs = await openFloor(await browser.newContext({ viewport: TABLET }), bar);
  await mine.getByRole('button', { name: 'Walk-in', exact: true }).click();
  await mine.getByRole('button', { name: 'One more' }).click();
  await mine.getByRole('button', { name: 'Seat at table S4' }).click();
  await expect(table(mine, 'S4')).toHaveAccessibleName(/Seated, Walk-in, 0 min/);
  await expect(table(theirs, 'S4')).toHaveAccessibleName(/Seated/);

  await guests(mine).click();
  await expect(mine.getByText('Pick a table for Walk-in, 3 people')).toBeVisible();
  await table(mine, 'S1').click();
  await mine.getByRole('button', { name: 'Other table' }).click();
  await table(mine, 'S5').click();
  await expect(table(theirs, 'S5')).toHaveAccessibleName(/Seated/);
  await mine.getByRole('button', { name: /^Undo/ }).click();
  await expect(table(theirs, 'S4')).toHaveAccessibleName(/Seated/);
  await expect(table(theirs, 'S5')).toHaveAccessibleName(/Free/);

  await table(mine, 'S4').click();
  await mine.getByRole('button', { name: 'They have left' }).click();
  await expect(mine.getByRole('button', { name: 'Table is ready' })).toBeVisible();
  await expect(table(theirs, 'S4')).toHaveAccessibleName(/Needs clearing/);
  await mine.getByRole('button', { name: 'Table is ready' }).click();
  await expect(table(theirs, 'S4')).toHaveAccessibleName(/Free/);
  await theirs.context().close();
});

test('a table given offline loses to who was first, and the tablet says who that was', async ({
  bar,
  browser,
  context,
}) => {
  const mine = await openFloor(context, bar);
  const other = await browser.newContext({ viewport: TABLET });
  await mine.getByRole('button', { name: 'Walk-in', exact: true }).click();
  await mine.getByRole('button', { name: 'Seat at table S1' }).click();
  const theirs = await openFloor(other, bar);
  await expect(table(theirs, 'S1')).toHaveAccessibleName(/Seated/);

  await context.setOffline(true);
  await guests(mine).click();
  await table(mine, 'S2').click();
  await expect(guests(mine)).toHaveAccessibleName(/Waiting to sync/);
  await guests(theirs).click();
  await table(theirs, 'S3').click();
  await expect(table(theirs, 'S3')).toHaveAccessibleName(/Seated/);
  await expect(guests(theirs)).not.toHaveAccessibleName(/Waiting/);
  await context.setOffline(false);
  await expect(mine.getByText(/Can changed this booking at .* Table S2 was not given/)).toBeVisible(
    {
      timeout: 30_000,
    },
  );
  await expect(table(mine, 'S3')).toHaveAccessibleName(/Seated/);
  await mine.getByRole('button', { name: 'Understood' }).click();
  await expect(mine.getByText(/was not given/)).toHaveCount(0);
  await other.close();
});

test('the evening as a line and as a list, and the plan that only who manages the house arranges', async ({
  bar,
  context,
}) => {
  await bookTomorrow(bar.url, 'Owen Hale');
  const page = await openFloor(context, bar);
  await page.getByRole('button', { name: 'Timeline' }).click();
  await page.getByRole('button', { name: 'The day after' }).click();
  const block = page.getByRole('button', { name: /20:00–22:00 Owen Hale, 4, Pending, Table T5/ });
  await block.click();
  await page
    .getByLabel('Table', { exact: true })
    .selectOption({ label: 'Table T6 · Outdoor · 4 seats' });
  await page.getByRole('button', { name: 'Give this table' }).click();
  await expect(page.getByRole('button', { name: /Owen Hale, 4, Pending, Table T6/ })).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page.getByRole('button', { name: /20:00.*Owen Hale.*Table T6/ })).toBeVisible();

  await page.goto(`${bar.url}/admin/tables`);
  await expect(page.getByText("Your role can't do this. Ask a manager.")).toBeVisible();
  const manager = await openAsElif(context, bar);
  const s1 = manager.getByRole('button', { name: /^Table S1,/ });
  await s1.click();
  const before = await s1.boundingBox();
  await manager.keyboard.press('ArrowDown');
  await manager.keyboard.press('ArrowDown');
  const after = await s1.boundingBox();
  expect((after?.y ?? 0) - (before?.y ?? 0)).toBe(16);
  await manager.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(manager.getByText('Saved', { exact: true })).toBeVisible();
});

async function openAsElif(context: BrowserContext, bar: RunningBar): Promise<Page> {
  const browser = context.browser();
  const other = await browser?.newContext({ viewport: TABLET });
  if (!other) throw new Error('There is no browser.');
  const page = await other.newPage();
  await page.goto(`${bar.url}/admin/login?redirect=/admin/tables`);
  await signInOn(page, ELIF);
  await expect(page.getByRole('button', { name: /^Table S1,/ })).toBeVisible();
  return page;
}
