import { expect } from '@playwright/test';
import { sendOrder } from '../../support/calls/guest-calls';
import { ordersAtTheBar } from '../../support/calls/staff-calls';
import { test } from '../support/bar-test';
import { inspect } from '../support/looks/inspect';
import { askAtOnce, endAllSessions, openBoard, signInOn, TABLET } from '../support/staff';

test.use({ viewport: TABLET, colorScheme: 'light' });

test('a session that ended leaves the board to be read; signing in goes on in the same place', async ({
  bar,
  context,
}) => {
  await sendOrder(bar.url);
  const page = await openBoard(context, bar.url, 'en');
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  await expect(confirm).toBeVisible();
  await endAllSessions(bar);
  await askAtOnce(page);
  const signIn = page.getByRole('dialog', { name: 'You were signed out' });
  await expect(signIn).toBeVisible();
  await expect(signIn.getByText(/This page shows how things were at \d\d:\d\d/)).toBeVisible();
  await inspect(page, 'session ended');
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByRole('article').getByText(/^B-\w{4}/)).toBeVisible();
  const said = page.getByRole('alert').filter({ hasText: /This page shows how things were at/ });
  await expect(said).toContainText('this tablet gets no orders and no alarms');
  await inspect(page, 'board of an ended session');
  await page.getByRole('link', { name: 'Floor' }).click();
  await expect(said).toContainText('this tablet gets no orders and no alarms');
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

test('mutations queued when the session ended wait for their author, and are sent when they sign in', async ({
  bar,
  context,
}) => {
  await sendOrder(bar.url);
  const page = await openBoard(context, bar.url, 'en');
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  await expect(confirm).toBeVisible();
  bar.proxy.setRule(({ path }) => (path.startsWith('/api') ? 'refuse' : 'pass'));
  await confirm.click();
  await expect(page.getByRole('button', { name: /^Connection: 1 waiting/ })).toBeVisible();
  await endAllSessions(bar);
  bar.proxy.setRule(() => 'pass');
  await askAtOnce(page);
  const signIn = page.getByRole('dialog', { name: 'You were signed out' });
  await expect(signIn).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Connection: 1 needs you/ }).click();
  const queue = page.getByRole('dialog', { name: 'Not sent yet' });
  await expect(queue.getByText('Waiting for you to sign in')).toBeVisible();
  await inspect(page, 'what waits on the tablet');
  await queue.getByRole('button', { name: /^Sign In/ }).click();
  await signInOn(page);
  await expect
    .poll(async () => (await ordersAtTheBar(bar.url)).map(({ status }) => status))
    .toEqual(['confirmed']);
});
