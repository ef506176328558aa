import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RecordPage } from '#domain/resource/resource';
import { signedIn } from '../../support/calls/staff-calls';
import { photo } from '../../support/data/test-pictures';
import { test } from '../support/bar-test';
import { DEFNE, ELIF, openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET });

/** Loses the response to a request that the server got, then restarts the tablet. */
async function loseResponse(page: Page, path: string, send: () => Promise<void>): Promise<void> {
  const isSent = ({ pathname }: URL) => pathname === path;
  await page.route(isSent, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await send();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: 'No response from the server. Check the connection and try again.' }),
  ).toBeVisible();
  await page.unroute(isSent);
  await page.reload();
}

test('a change sent without a response is saved once, also after a reload; on a phone the second of two people sees what differs, and saves field by field', async ({
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
  // The page behind the dialog has a filter of the same name.
  await page.getByRole('dialog').getByLabel('Type').selectOption('expense');
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

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${bar.url}/admin/suppliers`);
  await page.getByRole('button', { name: 'Likya Et' }).click();
  const dialog = page.getByRole('dialog');
  const [days, notes] = [dialog.getByLabel('Lead time (days)'), dialog.getByLabel('Notes')];
  await days.fill('4');
  await notes.fill('Side entrance');
  await changeLeadTime(bar.url, 'Likya Et', 9);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText(/^Someone else changed this: Elif/)).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('radio', { name: 'Notes: Mine' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Lead time (days): Theirs' }).check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await expect(days).toHaveValue('9');
  await expect(notes).toHaveValue('Side entrance');
});

test('many photos find their dishes by their names; one without a name waits for a choice, and a lost one is sent again', async ({
  bar,
  context,
}) => {
  const page = await openBoard(context, bar.url, 'en', DEFNE);
  await page.goto(`${bar.url}/admin/menu/items/edit`);
  await page.getByRole('button', { name: 'Upload many photos' }).click();
  const dialog = page.getByRole('dialog');
  const names = ['bliss-classic.png', 'ızgara hellim.png', 'IMG_2041.png', 'notes.png'];
  const buffers = await Promise.all([90, 120, 150].map((tint) => photo('png', 300, 240, tint)));
  await dialog.locator('input[type=file]').setInputFiles(
    names.map((name, at) => ({
      name,
      mimeType: 'image/png',
      buffer: Buffer.from(buffers[at] ?? 'not a picture'),
    })),
  );
  await expect(dialog.getByText('No dish found')).toBeVisible();
  await expect(dialog.getByText('Not a photo')).toBeVisible();

  await page.route('**/api/admin/menu/pictures', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Upload (2)' }).click();
  await expect(dialog.getByText(/^No response from the server/)).toBeVisible();
  await dialog.getByLabel('Dish of IMG_2041.png').selectOption({ label: 'The Bliss Dog' });
  await dialog.getByRole('button', { name: 'Leave out notes.png' }).click();
  await dialog.getByRole('button', { name: 'Upload (3)' }).click();
  await expect(dialog.getByText('3 of 3 uploaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const menu = await fetch(`${bar.url}/api/menu/items`);
  const items = (await menu.json()) as { nameEn: string; imageUrl: string }[];
  const uploaded = items.filter(({ imageUrl }) => imageUrl.startsWith('/pictures/'));
  expect(uploaded.map(({ nameEn }) => nameEn).toSorted()).toEqual([
    'Grilled Halloumi',
    'The Bliss Classic',
    'The Bliss Dog',
  ]);
});

/** Changes a supplier's lead time as Elif, at another tablet. */
async function changeLeadTime(url: string, name: string, leadDays: number): Promise<void> {
  const { token, cookie } = await signedIn(url, ELIF);
  const headers = { authorization: `Bearer ${token}`, cookie, 'content-type': 'application/json' };
  const list = await fetch(`${url}/api/admin/suppliers`, { headers });
  const { rows } = (await list.json()) as RecordPage;
  const from = rows.find((row) => row.name === name);
  const response = await fetch(`${url}/api/admin/suppliers/${from?.id}`, {
    method: 'PUT',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...from, from, leadDays }),
  });
  expect(response.status).toBe(200);
}

async function totalOf(url: string, list: string): Promise<number> {
  const { token } = await signedIn(url, DEFNE);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/admin/${list}`, { headers });
  return ((await response.json()) as { total: number }).total;
}
