import { expect } from '@playwright/test';
import { payDeposit } from '../../support/payments/card-payments';
import { test } from '../support/bar-test';
import { ELIF, openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET, colorScheme: 'light' });

test('a manager refunds a part of a deposit once the connection is back; staff see it and refund nothing', async ({
  bar,
  context,
  browser,
}) => {
  const { id } = await payDeposit(bar.url);
  const page = await openBoard(context, bar.url, 'en', ELIF);
  await page.goto(`${bar.url}/admin/reservations/brunch?id=${id}`);
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Refund' }).click();
  const form = page.getByRole('dialog', { name: /^Refund of/ });
  await form.getByLabel('Amount (₺)').fill('500,01');
  await form.getByLabel('Reason').fill('One guest fewer');
  await form.getByRole('button', { name: 'Refund' }).click();
  await expect(form.getByText('This is more than was paid')).toBeVisible();
  await form.getByLabel('Amount (₺)').fill('125,50');
  await context.setOffline(true);
  await expect(form.getByText(/Saving needs a connection/)).toBeVisible();
  await context.setOffline(false);
  await expect(form.getByText(/Saving needs a connection/)).toBeHidden();
  await form.getByRole('button', { name: 'Refund' }).click();
  await expect(form).toBeHidden();
  await expect(panel.getByText('Partly refunded')).toBeVisible();
  await expect(panel.getByText('Refunded ₺125,50 · left ₺374,50')).toBeVisible();

  const bars = await browser.newContext({ viewport: TABLET });
  const staff = await openBoard(bars, bar.url, 'en');
  await staff.goto(`${bar.url}/admin/reservations/brunch?id=${id}`);
  await expect(staff.getByRole('dialog').getByText('Partly refunded')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await expect(staff.getByRole('button', { name: 'Take the deposit back' })).toHaveCount(0);
  await bars.close();
});
