import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { sendOrder } from '../../support/calls/guest-calls';
import { DEMO_STAFF } from '../../support/calls/staff-calls';
import { test } from '../support/bar-test';
import { loseConnectionDuringTap } from '../support/lose-connection';
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

test('no part of the app holds a demo account’s address or password', () => {
  const folder = resolve(import.meta.dirname, '../../../dist/app');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = names.filter((name) => /\.(js|html)$/.test(name));
  const code = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(code).toContain('/api/admin/');
  expect(code).not.toContain(DEMO_STAFF.password);
  expect(code).not.toContain(DEMO_STAFF.email);
});

test('the licences of the packages in the app are beside it', () => {
  const notices = readFileSync(
    resolve(import.meta.dirname, '../../../dist/app/licences.txt'),
    'utf8',
  );
  for (const name of ['react', 'dexie', 'valibot', '@tanstack/react-router']) {
    expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
  expect(notices).toContain('Apache License');
});

test("the icon counts new orders, a silent tablet has a visible edge, and a tablet whose clock is wrong counts by the server's clock", async ({
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
  const ticket = page.getByRole('article');
  // Before opening time the ticket counts no waiting minutes.
  const minutes = ticket.getByText(/^0:\d\d$/).or(ticket.getByText(/from \d\d:\d\d/));
  await expect(minutes.first()).toBeVisible();
  await expect(ticket).not.toContainText(/\d:\d\d:\d\d/);
  const edge = page.locator('[data-alarm-edge]');
  await expect(edge).toHaveCSS('position', 'fixed');
  expect(await edge.boundingBox()).toMatchObject(TABLET);
  expect(await edge.evaluate((box) => getComputedStyle(box).borderTopWidth)).not.toBe('0px');

  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(calling).toBeHidden();
  await expect.poll(() => icon.at(-1)).toBe(0);

  const queue = page.getByRole('button', { name: /^Connection:/ });
  await queue.click();
  await expect(page.getByRole('dialog').getByText('All sent.')).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  const silence = page.getByText(/^No connection since/);
  await expect(silence).toHaveText(await barTimes(bar.url));
  await page.clock.fastForward(TAP_GAP_MS);
  await ticket.getByRole('button', { name: /^Start/ }).click();
  await queue.click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveText(
    await barTimes(bar.url),
  );
});

test('a button stays under the finger when the connection is lost during a tap', async ({
  bar,
  context,
}) => {
  const code = await sendOrder(bar.url);
  const page = await openBoard(context, bar.url, 'en');
  await loseConnectionDuringTap(context, page.getByRole('button', { name: /^Confirm/ }));
  await expect(page.getByText(/^No connection since/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Confirmed: 1' })).toContainText(code);
});
