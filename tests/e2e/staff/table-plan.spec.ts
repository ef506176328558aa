import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningBar } from '../../support/bar/running-bar';
import { sendOrder } from '../../support/calls/guest-calls';
import {
  changeSeats,
  sendAsStaff,
  signedIn,
  tableBookingsAtTheBar,
  tableIds,
} from '../../support/calls/staff-calls';
import { test } from '../support/bar-test';
import { expectNothingFound } from '../support/looks/axe';
import { ELIF, openBoard, signInOn, TABLET } from '../support/staff';
import { bookTomorrow } from '../support/table-plan';

test.use({ viewport: TABLET });

async function openTablePlan(context: BrowserContext, bar: RunningBar): Promise<Page> {
  const page = await openBoard(context, bar.url, 'en');
  await page.getByRole('link', { name: 'Floor', exact: true }).click();
  await expect(table(page, 'S1')).toBeVisible();
  return page;
}

function table(page: Page, label: string) {
  return page.getByRole('button', { name: new RegExp(`^Table ${label},`) });
}

const guests = (page: Page) => page.getByRole('button', { name: /Walk-in.*people/ });

test('guests are seated, moved and undone, their table is cleared, and the bar has every step', async ({
  bar,
  context,
}) => {
  const mine = await openTablePlan(context, bar);
  // The walk-in gets the tapped table, not the best fitting one.
  await table(mine, 'S5').click();
  await mine.getByRole('button', { name: 'Walk-in', exact: true }).click();
  await mine.getByRole('button', { name: 'One more' }).click();
  await mine.getByRole('button', { name: 'Seat at table S5' }).click();
  await mine.getByRole('button', { name: 'Close' }).click();
  await expect(table(mine, 'S5')).toHaveAccessibleName(/Seated, Walk-in, 0 min/);
  await expect.poll(() => placesOfBookings(bar.url)).toEqual(['seated at S5']);

  await guests(mine).click();
  await expect(mine.getByText('Pick a table for Walk-in, 3 people')).toBeVisible();
  await table(mine, 'S1').click();
  await mine.getByRole('button', { name: 'Other table' }).click();
  await table(mine, 'S4').click();
  // The undo stays while its button has the focus.
  await mine.getByRole('button', { name: /^Undo/ }).focus();
  await expect.poll(() => placesOfBookings(bar.url)).toEqual(['seated at S4']);
  await expect(table(mine, 'S4')).toHaveAccessibleName(/Seated/);
  await mine.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => placesOfBookings(bar.url)).toEqual(['seated at S5']);
  await expect(table(mine, 'S5')).toHaveAccessibleName(/Seated/);
  await expect(table(mine, 'S4')).toHaveAccessibleName(/Free/);

  await table(mine, 'S5').click();
  await mine.getByRole('button', { name: 'Guests left' }).click();
  await expect(mine.getByRole('button', { name: 'Table is ready' })).toBeVisible();
  await expect.poll(() => placesOfBookings(bar.url)).toEqual(['completed at S5']);
  await mine.getByRole('button', { name: 'Close' }).click();
  await expect(table(mine, 'S5')).toHaveAccessibleName(/Needs clearing/);
  await table(mine, 'S5').click();
  await mine.getByRole('button', { name: 'Table is ready' }).click();
  await mine.getByRole('button', { name: 'Close' }).click();
  await expect(table(mine, 'S5')).toHaveAccessibleName(/Free/);

  await sendOrder(bar.url, { tableNumber: 's5' });
  await expect(table(mine, 'S5')).toHaveAccessibleName(
    /^Table S5, 4 seats, Seated, \d min, 1 open order$/,
  );
  await expectNothingFound(mine, 'a table where an order is running');
});

test('a table assigned offline loses to an earlier assignment, and the tablet names its author', async ({
  bar,
  context,
}) => {
  const mine = await openTablePlan(context, bar);
  await mine.getByRole('button', { name: 'Walk-in', exact: true }).click();
  await mine.getByRole('button', { name: 'Seat at table S1' }).click();
  await expect.poll(() => placesOfBookings(bar.url)).toEqual(['seated at S1']);

  await context.setOffline(true);
  await guests(mine).click();
  await table(mine, 'S2').click();
  await expect(guests(mine)).toHaveAccessibleName(/Waiting to be sent/);
  const [{ id, tableId } = { id: '', tableId: 0 }] = await tableBookingsAtTheBar(bar.url);
  await sendAsStaff(bar.url, await signedIn(bar.url, ELIF), {
    path: `reservations/${id}/table`,
    body: { tableId: (await tableIds(bar.url)).S3, from: tableId },
  });
  await context.setOffline(false);
  await expect(
    mine.getByText(/Elif changed this booking at .* Table S2 was not given/),
  ).toBeVisible({
    timeout: 30_000,
  });
  await expect(table(mine, 'S3')).toHaveAccessibleName(/Seated/);
  await mine.getByRole('button', { name: 'Understood' }).click();
  await expect(mine.getByText(/was not given/)).toHaveCount(0);
});

test('the evening as a timeline and as a list, and the plan that only managers edit', async ({
  bar,
  context,
}) => {
  await bookTomorrow(bar.url, 'Owen Hale');
  await bookTomorrow(bar.url, 'Bartholomew Featherstonehaugh', '00:00');
  const page = await openTablePlan(context, bar);
  await page.getByRole('button', { name: 'Timeline' }).click();
  await page.getByRole('button', { name: 'The day after' }).click();
  const late = page.getByRole('button', { name: /00:00–02:00 Bartholomew/ });
  expect(await late.evaluate(hiddenWords)).toEqual({ across: 0, down: 0 });
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
});

test('a table is dragged and nudged; unsaved edits outlive leaving, and a conflict is shown', async ({
  bar,
  context,
}) => {
  await bookTomorrow(bar.url, 'Owen Hale');
  const page = await openTablesAsElif(context, bar);
  const s1 = table(page, 'S1');
  const before = await placeOf(s1);
  await s1.click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await drag(page, s1, 37, 80);
  // The grid of the plan has steps of eight pixels.
  expect(await placeOf(s1)).toEqual({ x: before.x + 40, y: before.y + 96 });

  await page.getByRole('link', { name: 'Floor', exact: true }).click();
  await expectNothingFound(page, 'the question before unsaved changes are left');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/tables/);
  await page.reload();
  await expect(s1).toHaveAccessibleName(/not saved/);
  expect(await placeOf(s1)).toEqual({ x: before.x + 40, y: before.y + 96 });
  await expect(page.getByLabel('Seats', { exact: true })).toHaveValue('2');

  await changeSeats(bar.url, 1, 3);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Someone else changed this: Elif, /)).toBeVisible();
  await page.getByRole('button', { name: 'See differences' }).click();
  await expect(page.getByRole('row', { name: 'Seats 3 2' })).toBeVisible();
  await expectNothingFound(page, 'what two people mean differently about a table');
  await page.getByRole('button', { name: 'Load theirs' }).click();
  await expect(page.getByLabel('Seats', { exact: true })).toHaveValue('3');
  expect(await placeOf(s1)).toEqual(before);

  await page.getByRole('tab', { name: 'Outdoor' }).click();
  await table(page, 'T5').click();
  await page.getByRole('button', { name: 'Delete the table' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the table' }).click();
  await expect(page.getByText(/This table still has bookings/)).toBeVisible();

  await page.getByRole('button', { name: 'New table' }).click();
  await page.getByLabel('Label', { exact: true }).fill('T20');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(table(page, 'T20')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Floor', exact: true }).click();
  await expect(page).toHaveURL(/floor/);
});

/** Returns the status and the table of every booking at the bar. */
async function placesOfBookings(url: string): Promise<string[]> {
  const labels = Object.entries(await tableIds(url));
  return (await tableBookingsAtTheBar(url)).map(({ status, tableId }) => {
    const [label] = labels.find(([, id]) => id === tableId) ?? [];
    return `${status} at ${label}`;
  });
}

/** Returns how much of an element's text lies outside it (px). */
function hiddenWords(element: Element) {
  return {
    across: Math.max(0, element.scrollWidth - element.clientWidth),
    down: Math.max(0, element.scrollHeight - element.clientHeight),
  };
}

async function placeOf(mark: Locator): Promise<{ x: number; y: number }> {
  return mark.evaluate((element) => {
    const { offsetLeft: x, offsetTop: y } = element as HTMLElement;
    return { x, y };
  });
}

async function drag(page: Page, mark: Locator, x: number, y: number): Promise<void> {
  const box = await mark.boundingBox();
  if (!box) throw new Error('The table is not on the plan.');
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x / 2, fromY + y / 2);
  await page.mouse.move(fromX + x, fromY + y);
  await page.mouse.up();
}

async function openTablesAsElif(context: BrowserContext, bar: RunningBar): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${bar.url}/admin/login?redirect=/admin/tables`);
  await signInOn(page, ELIF);
  await expect(table(page, 'S1')).toBeVisible();
  return page;
}
