import { expect, type Page } from '@playwright/test';
import { signedIn } from '../../support/staff-calls';
import { test } from '../support/bar-test';
import { DEFNE, openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

/** The server gets what is sent to a path, and the tablet no response; then the tablet is restarted. */
async function loseResponse(page: Page, path: string, send: () => Promise<void>): Promise<void> {
  const isSent = ({ pathname }: URL) => pathname === path;
  await page.route(isSent, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await send();
  await expect(page.getByRole('alert').filter({ hasText: 'No answer. Try again.' })).toBeVisible();
  await page.unroute(isSent);
  await page.reload();
}

test('what was sent without a response is saved once, also when it is sent again after a reload', async ({
  bar,
  context,
}) => {
  const page = await openBoard(context, bar.url, 'en', DEFNE);
  const save = page.getByRole('dialog').getByRole('button', { name: /^Save/ });
  await page.goto(`${bar.url}/admin/suppliers?id=new`);
  await page.getByLabel('Name', { exact: true }).fill('İpek Gıda');
  await loseResponse(page, '/api/admin/suppliers', () => save.click());
  await expect(page.getByText('Your unsaved changes from before are still here.')).toBeVisible();
  await save.click();
  await expect(page.getByRole('dialog').getByText('Saved', { exact: true })).toBeVisible();

  await page.goto(`${bar.url}/admin/financials`);
  const enter = page.getByRole('button', { name: 'New entry' });
  await enter.click();
  await page.getByLabel('Type').last().selectOption('expense');
  await page.getByLabel('Method').selectOption('cash');
  await page.getByLabel('Amount (₺)').fill('120,50');
  await page.getByLabel('Reason').fill('Ice');
  await loseResponse(page, '/api/admin/financials/transactions', () => save.click());
  await enter.click();
  await expect(page.getByLabel('Reason')).toHaveValue('Ice');
  await save.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  expect(await totalOf(bar.url, `suppliers?q=${encodeURIComponent('İpek Gıda')}`)).toBe(1);
  expect(await totalOf(bar.url, 'financials/transactions')).toBe(1);
});

async function totalOf(url: string, list: string): Promise<number> {
  const { token } = await signedIn(url, DEFNE);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/admin/${list}`, { headers });
  return ((await response.json()) as { total: number }).total;
}
