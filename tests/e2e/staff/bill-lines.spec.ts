import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningBar } from '../../support/bar/running-bar';
import { sendOrder } from '../../support/calls/guest-calls';
import { moveOrder, ordersAtTheBar, sendAsStaff, signedIn } from '../../support/calls/staff-calls';
import { test } from '../support/bar-test';
import { SECOND_PHONE, scanT7 } from '../support/seated-table';
import { ELIF, openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

const PIN = '274913';

async function openBillOfT7(context: BrowserContext, bar: RunningBar): Promise<Page> {
  await scanT7(bar, SECOND_PHONE);
  for (const guestName of ['Ada Kaya', 'Ada Kaya']) {
    await sendOrder(bar.url, { tableNumber: 'T7', seat: SECOND_PHONE, guestName });
  }
  const elif = await signedIn(bar.url, ELIF);
  const body = { pin: PIN, currentPassword: ELIF.password };
  await sendAsStaff(bar.url, elif, { method: 'POST', path: 'auth/pin', body });
  for (const { code } of await ordersAtTheBar(bar.url)) {
    await moveOrder(bar.url, code, { status: 'preparing' });
  }
  const page = await openBoard(context, bar.url, 'en');
  await page.goto(`${bar.url}/admin/bills`);
  await page.getByRole('button', { name: /^T7/ }).click();
  return page;
}

test('a dish on the house takes the PIN of a manager on the spot, and says who approved it', async ({
  bar,
  context,
}) => {
  const page = await openBillOfT7(context, bar);
  await page.locator('button[aria-pressed]', { hasText: '1×' }).first().click();
  await page.getByRole('button', { name: 'On the house' }).click();
  await page.getByRole('button', { name: 'Waited too long' }).click();
  // Turning the tablet keeps the sheet and what was chosen.
  await page.setViewportSize({ width: TABLET.height, height: TABLET.width });
  await expect(page.getByRole('button', { name: 'Waited too long', pressed: true })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^On the house/ })
    .click();
  await page.getByRole('button', { name: /Elif/ }).click();
  const pin = page.getByLabel('Enter staff PIN');
  await pin.fill('111111');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Wrong PIN.')).toBeVisible();
  await pin.fill(PIN);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(
    page.getByText(/On the house: Waited too long · .+ · approved by Elif/),
  ).toBeVisible();
});

test('two quick taps make a dish again once', async ({ bar, context }) => {
  const page = await openBillOfT7(context, bar);
  await page.locator('button[aria-pressed]', { hasText: '1×' }).first().click();
  await page.getByRole('button', { name: 'Make again' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group').getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Send to the kitchen' }).dblclick();
  await expect(dialog).toBeHidden();
  const orders = async () => (await ordersAtTheBar(bar.url)).length;
  await expect.poll(orders).toBeGreaterThan(2);
  await expect(page.getByRole('button', { name: /Up to date/ })).toBeVisible();
  expect(await orders()).toBe(3);
});
