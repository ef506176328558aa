import { expect } from '@playwright/test';
import { ordersAtTheBar } from '../support/staff-calls';
import { test } from './bar-test';
import { endAllSessions, openBoard, signInOn, TABLET } from './staff';
import { orderAtTheBar } from './walking-order';

test('a session that ended leaves the board to be read; signing in goes on in the same place', async ({
  bar,
  context,
}) => {
  await orderAtTheBar(context, bar.url, 'en');
  const page = await openBoard(context, bar.url, 'en');
  await page.setViewportSize(TABLET);
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  await expect(confirm).toBeVisible();
  await endAllSessions(bar);
  const signIn = page.getByRole('dialog', { name: 'You were signed out' });
  await expect(signIn).toBeVisible({ timeout: 45_000 });
  await expect(signIn.getByText(/Everything stands as it was at \d\d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Only look at the page' }).click();
  await expect(page.getByRole('article').getByText(/^B-\w{4}/)).toBeVisible();
  const said = page.getByRole('alert').filter({ hasText: /Everything stands as it was at/ });
  await expect(said).toContainText('no alarm comes any more');
  await page.getByRole('link', { name: 'Floor' }).click();
  await expect(said).toContainText('no alarm comes any more');
  await page.getByRole('link', { name: 'Orders' }).click();

  await confirm.click();
  await expect(signIn).toBeVisible();
  expect((await ordersAtTheBar(bar.url)).map(({ status }) => status)).toEqual(['pending']);
  await signInOn(page);
  await expect(signIn).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/orders$/);
  await confirm.click();
  await expect
    .poll(async () => (await ordersAtTheBar(bar.url)).map(({ status }) => status))
    .toEqual(['confirmed']);
});

test('what was queued when the session ended waits for its person, and is sent when they sign in', async ({
  bar,
  context,
}) => {
  await orderAtTheBar(context, bar.url, 'en');
  const page = await openBoard(context, bar.url, 'en');
  await page.setViewportSize(TABLET);
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  await expect(confirm).toBeVisible();
  bar.proxy.setRule(({ path }) => (path.startsWith('/api') ? 'refuse' : 'pass'));
  await confirm.click();
  await expect(page.getByRole('button', { name: /^Sync: 1 waiting/ })).toBeVisible();
  await endAllSessions(bar);
  bar.proxy.setRule(() => 'pass');
  const signIn = page.getByRole('dialog', { name: 'You were signed out' });
  await expect(signIn).toBeVisible({ timeout: 45_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Sync: 1 need you/ }).click();
  const queue = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(queue.getByText('Waits for a sign-in')).toBeVisible();
  await queue.getByRole('button', { name: /^Sign In/ }).click();
  await signInOn(page);
  await expect
    .poll(async () => (await ordersAtTheBar(bar.url)).map(({ status }) => status))
    .toEqual(['confirmed']);
});
