import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { sendOrder } from '../../support/calls/guest-calls';
import { moveOrder } from '../../support/calls/staff-calls';
import { test } from '../support/bar-test';
import { openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

/** Returns the codes of the listed orders, from top to bottom. */
async function codesOf(list: Page): Promise<string[]> {
  const rows = await list.getByRole('rowheader').allInnerTexts();
  return rows.map((words) => words.split(' ')[0] ?? '');
}

test('the list of orders comes fifty at a time and has an end, whatever comes in meanwhile; a chip keeps to one status', async ({
  bar,
  context,
}) => {
  const codes: string[] = [];
  for (let order = 0; order < 51; order += 1) {
    codes.push(await sendOrder(bar.url));
  }
  await moveOrder(bar.url, codes[7] ?? '', { status: 'cancelled', reason: 'duplicate' });
  const list = await openBoard(context, bar.url, 'en');
  await list.goto(`${bar.url}/admin/orders/history`);
  await expect(list.getByText('51 orders')).toBeVisible();
  await expect(list.getByRole('rowheader')).toHaveCount(50);
  const late = await sendOrder(bar.url);
  await expect(list.getByText('52 orders')).toBeVisible();
  const more = list.getByRole('button', { name: 'Load 50 more' });
  await more.scrollIntoViewIfNeeded();
  // New orders and navigation stay in view at the end of a long list.
  await expect(list.getByRole('region', { name: 'New orders' })).toBeInViewport({ ratio: 1 });
  await expect(list.getByRole('link', { name: 'Orders', exact: true })).toBeInViewport();
  await expect(list.getByRole('heading', { level: 1 })).toBeInViewport();
  await more.click();
  await expect(list.getByRole('rowheader')).toHaveCount(52);
  await expect(more).toHaveCount(0);
  expect(await codesOf(list)).toEqual([late, ...codes.toReversed()]);

  await list.getByRole('button', { name: 'Cancelled', exact: true }).click();
  await expect(list.getByText('1 order', { exact: true })).toBeVisible();
  expect(await codesOf(list)).toEqual([codes[7]]);
  await list.reload();
  await expect(list.getByText('1 order', { exact: true })).toBeVisible();
  await expect(list.getByText('The same order twice')).toBeVisible();
});
