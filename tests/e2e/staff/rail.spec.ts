import { expect } from '@playwright/test';
import { sendOrder } from '../../support/calls/guest-calls';
import { test } from '../support/bar-test';
import { expectNothingFound } from '../support/looks/axe';
import { askForBillAtT7 } from '../support/seated-table';
import { openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

const MANY = 16;

test('with sixteen orders ringing, a call from T7 is on the rail and on the floor, and one tap answers it', async ({
  bar,
  context,
}) => {
  for (let order = 0; order < MANY; order += 1) await sendOrder(bar.url);
  await askForBillAtT7(bar);
  const page = await openBoard(context, bar.url, 'en');
  const rail = page.getByRole('complementary', { name: 'Needs you' });
  const calls = rail.getByRole('region', { name: 'Calls from tables' });
  const orders = rail.getByRole('region', { name: 'New orders' });
  await expect(orders).toContainText(`Take all ${MANY}`);
  await expect(calls).toBeInViewport({ ratio: 1 });
  await expect(calls).toContainText('Table T7 asks for the bill');
  await expectNothingFound(page, 'the rail');
  await rail.getByRole('button', { name: /need you$/ }).click();
  await expect(orders.getByText('16 new orders')).toBeInViewport();
  await expectNothingFound(page, 'the open rail');

  await page.getByRole('link', { name: 'Floor' }).click();
  await page.getByRole('tab').nth(1).click();
  const mark = page.getByRole('button', { name: /T7,.*Asks for the bill/ });
  await expect(mark).toBeVisible();
  await calls.getByRole('button', { name: "I'll go" }).click();
  await expect(calls).toBeHidden();
  await expect(mark).toBeHidden();
  await expect(orders).toBeVisible();
});
