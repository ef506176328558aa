import { type BrowserContext, expect } from '@playwright/test';
import { sendOrder } from '../../support/guest-calls';
import { startBar } from '../../support/running-bar';
import { DEMO_STAFF } from '../../support/staff-calls';
import { speak, test } from '../support/bar-test';
import { openBoard, TABLET } from '../support/staff';

const DAY_AND_TWO_HOURS = 26 * 3_600_000;
const MINUTE = 60_000;
/** A second tap on an order within this time counts as a slip (ms). The test moves the tablet's clock by it. */
const TAP_GAP_MS = 400;

test.use({ viewport: TABLET, colorScheme: 'light' });

/** Records the numbers that the page puts on the app's icon. */
async function watchIcon(context: BrowserContext): Promise<number[]> {
  const shown: number[] = [];
  await context.exposeFunction('onBadge', (count: number) => void shown.push(count));
  await context.addInitScript(() => {
    const tell = async (count = 0) => {
      await (globalThis as unknown as { onBadge(count: number): Promise<void> }).onBadge(count);
    };
    Object.assign(navigator, { setAppBadge: tell, clearAppBadge: () => tell() });
  });
  return shown;
}

/** Returns the venue's present times: now, a minute ago, and as far ahead as the tablet's clock is moved. */
async function barTimes(url: string): Promise<RegExp> {
  const { now } = await (await fetch(`${url}/api/health`)).json();
  const clock = new Intl.DateTimeFormat('tr', { timeStyle: 'short', timeZone: 'Europe/Istanbul' });
  return new RegExp([-TAP_GAP_MS, 0, MINUTE].map((ago) => clock.format(now - ago)).join('|'));
}

test('outside a demo the sign-in page offers no accounts, and no part of the app holds a password', async ({
  page,
  context,
}) => {
  const bar = await startBar({ DEMO: '0', OWNER_EMAIL: 'defne@barbliss.example' });
  await speak(context, 'en');
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const asked = page.waitForResponse(/\/api\/demo$/);
  await page.goto(`${bar.url}/admin/login`);
  expect(await (await asked).json()).toBeNull();
  await page.getByLabel('Email').fill('defne@barbliss.example');
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await expect(page.getByText('Demo accounts')).toHaveCount(0);
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('/api/admin/');
  expect(code).not.toContain(DEMO_STAFF.password);
  expect(code).not.toContain(DEMO_STAFF.email);
  await bar.tearDown();
});

test("the icon counts new orders, a silent tablet has a visible edge, and silence is counted by the server's clock", async ({
  bar,
  context,
}) => {
  await context.clock.install({ time: Date.now() + DAY_AND_TWO_HOURS });
  const icon = await watchIcon(context);
  const page = await openBoard(context, bar.url, 'en');
  await sendOrder(bar.url);
  const calling = page.getByRole('region', { name: 'New orders' });
  await expect(calling).toBeVisible();
  await expect.poll(() => icon.at(-1)).toBe(1);
  const edge = calling.locator('div[aria-hidden=true]').first();
  await expect(edge).toHaveCSS('position', 'fixed');
  expect(await edge.boundingBox()).toMatchObject(TABLET);
  expect(await edge.evaluate((box) => getComputedStyle(box).borderTopWidth)).not.toBe('0px');

  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(calling).toBeHidden();
  await expect.poll(() => icon.at(-1)).toBe(0);

  const queue = page.getByRole('button', { name: /^Sync:/ });
  await queue.click();
  await expect(page.getByRole('dialog').getByText('All sent.')).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  const silence = page.getByText(/^No connection since/);
  await expect(silence).toHaveText(await barTimes(bar.url));
  await page.clock.fastForward(TAP_GAP_MS);
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Start/ })
    .click();
  await queue.click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveText(
    await barTimes(bar.url),
  );
});

test('until the dashboard has its first figures it shows the outline of its four cards', async ({
  bar,
  context,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route('**/dashboard/stats', async (route) => {
    await held;
    await route.continue();
  });
  const page = await openBoard(context, bar.url, 'en');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const loading = page.getByRole('status').getByText('Loading the dashboard…');
  await expect(loading).toBeAttached();
  const cards = page.locator('main div:has(> [aria-hidden=true] + [aria-hidden=true])');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all())
    expect((await card.boundingBox())?.height).toBeGreaterThan(44);
  letGo();
  await expect(page.getByRole('link', { name: 'Total Orders 0' })).toBeVisible();
  await expect(loading).toHaveCount(0);
});
