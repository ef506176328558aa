import { expect } from '@playwright/test';
import { sendOrder } from '../../support/calls/guest-calls';
import { staffToken } from '../../support/calls/staff-calls';
import { test } from '../support/bar-test';
import { askForBillAtT7, SECOND_PHONE } from '../support/seated-table';
import { openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

test('a table pays in three parts while the network is cut, and everything arrives', async ({
  bar,
  context,
}) => {
  await askForBillAtT7(bar);
  await sendOrder(bar.url, { tableNumber: 'T7', seat: SECOND_PHONE });
  const page = await openBoard(context, bar.url, 'en');
  await page.getByRole('link', { name: 'Bills', exact: true }).click();
  await page.getByRole('button', { name: /^T7/ }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const take = page.getByRole('region', { name: 'Take payment' });
  const pay = async (method: string) => {
    await take.getByRole('button', { name: method, exact: true }).click();
    await take.getByRole('button', { name: /^Take/ }).click();
  };
  await take.getByRole('button', { name: '1 of n' }).click();
  await take.getByRole('button', { name: 'One more' }).click();
  await pay('Cash');
  await expect(take).toContainText('2 of 3');
  await context.setOffline(true);
  await pay('Card');
  await expect(take).toContainText('3 of 3');
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByText('On this tablet, not sent yet').last()).toBeVisible();
  await take.getByRole('button', { name: 'All served' }).click();
  await pay('Transfer');
  await expect(page.getByText('T7 is free').first()).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await openBillsAt(bar.url)).length, { timeout: 30_000 }).toBe(0);
});

async function openBillsAt(url: string): Promise<unknown[]> {
  const token = await staffToken(url);
  const response = await fetch(`${url}/api/admin/bills`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { bills: unknown[] }).bills;
}
