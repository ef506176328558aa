import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { sendOrder } from '../../support/calls/guest-calls';
import { DEMO_STAFF, staffToken } from '../../support/calls/staff-calls';
import { speak, test } from '../support/bar-test';
import { expectNothingFound } from '../support/looks/axe';
import { ELIF, openBoard, signInOn, TABLET } from '../support/staff';

const NEW_PASSWORD = 'rakı, balık, Ayvalık';
const FAILED = 'Failed to load dashboard data. Please try again.';

test.use({ viewport: TABLET, colorScheme: 'light' });

async function atTheDoor(context: BrowserContext, address: string): Promise<Page> {
  await speak(context, 'en');
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  return page;
}

/** Holds requests back until the caller runs the returned function. */
async function hold(page: Page | BrowserContext, path: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Hides the page like a tablet laid aside, or shows it again. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    const visibilityState = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

test('the sign-in page shows the password on demand, names errors, is busy while it asks, and leads on', async ({
  bar,
  context,
}) => {
  const showAccounts = await hold(context, '/api/demo');
  const page = await atTheDoor(context, `${bar.url}/admin/activity-logs`);
  await expect(page.getByText('Demo accounts')).toHaveCount(0);
  const password = page.getByLabel('Password', { exact: true });
  const show = page.getByRole('button', { name: 'Show password' });
  await page.getByLabel('Email').fill(DEMO_STAFF.email);
  await password.fill('wrong');
  // The demo accounts arrive while a finger presses the button, which must stay under it.
  await page.getByRole('button', { name: 'Sign In' }).hover();
  await page.mouse.down();
  showAccounts();
  await expect(page.getByRole('heading', { name: 'Demo accounts' })).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await show.click();
  await expect(page.getByRole('link', { name: 'Back to Main Site' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: /owner@barbliss/ }).click();
  const letGo = await hold(page, '/api/admin/auth/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  letGo();
  await expect(page).toHaveURL(`${bar.url}/admin/activity-logs`);
  for (const way of ['/admin/login', '/admin/login?redirect=//evil.example', '/admin']) {
    await page.goto(bar.url + way);
    await expect(page).toHaveURL(`${bar.url}/admin/dashboard`);
  }
  await page.goto(`${bar.url}/admin/no-such-page`);
  await expect(page.getByText("This page doesn't exist.")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back, Defne!' })).toBeVisible();
});

test('the dashboard shows the outline of its four cards first, asks every half minute while it is looked at, and keeps its figures without a connection', async ({
  bar,
  context,
}) => {
  await sendOrder(bar.url);
  await context.clock.install();
  const page = await openBoard(context, bar.url, 'en');
  const failure = page.getByRole('alert').filter({ hasText: FAILED });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/dashboard/stats')) asked += 1;
  });
  const showFigures = await hold(page, '/dashboard/stats');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const loading = page.getByRole('status').getByText('Loading the dashboard…');
  await expect(loading).toBeAttached();
  const cards = page.locator('main div:has(> [aria-hidden=true] + [aria-hidden=true])');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all())
    expect((await card.boundingBox())?.height).toBeGreaterThan(44);
  showFigures();
  await expect(page.getByRole('link', { name: 'Total Orders 1' })).toBeVisible();
  await expect(loading).toHaveCount(0);
  await expect(page.getByText(/^Updated \d+ s ago$/)).toBeVisible();
  const first = asked;
  await setHidden(page, true);
  await page.clock.runFor(90_000);
  expect(asked).toBe(first);
  await sendOrder(bar.url);
  await setHidden(page, false);
  await expect(page.getByRole('link', { name: 'Total Orders 2' })).toBeVisible();
  await page.route('**/dashboard/stats', (route) => route.abort());
  await page.clock.runFor(31_000);
  await expect(failure).toBeVisible();
  await page.reload();
  await expect(failure).toBeVisible();
  await expect(page.getByRole('link', { name: 'Total Orders 2' })).toBeVisible();
  await expect(page.getByText(/^Last updated \d\d:\d\d$/)).toBeVisible();
  await page.unroute('**/dashboard/stats');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
});

test('a new password ends the other session, and is logged', async ({ bar, context, browser }) => {
  const page = await openBoard(context, bar.url, 'en');
  const headers = { authorization: `Bearer ${await staffToken(bar.url)}` };
  await page.getByRole('button', { name: /account of Can Öztürk/ }).click();
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(DEMO_STAFF.password);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await expect(page.getByText('A strong password.')).toBeVisible();
  await page.locator('main').getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Other sessions signed out: 1')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
  expect((await fetch(`${bar.url}/api/admin/auth/me`, { headers })).status).toBe(401);

  await page.goto(`${bar.url}/admin/activity-logs`);
  await expect(page.getByText("Your role can't do this. Ask a manager.")).toBeVisible();
  const office = await browser.newContext({ viewport: TABLET });
  const owner = await atTheDoor(office, `${bar.url}/admin/activity-logs`);
  await signInOn(owner, { ...ELIF, email: 'owner@barbliss.example' });
  const rows = owner.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: 'Password changed' })).toContainText('Can Öztürk');
  await expect(owner.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);
  await expectNothingFound(owner, 'the activity log');
  await owner.getByLabel('Person').selectOption({ label: 'Elif Demir' });
  await expect(owner.getByText('Nothing was changed')).toBeVisible();
  await expect(owner).toHaveURL(/who=/);
  await owner.getByLabel('Person').selectOption({ label: 'Can Öztürk' });
  await expect(rows).toHaveText([/Password changed/, /Signed in/, /Signed in/]);
  await office.close();
});
