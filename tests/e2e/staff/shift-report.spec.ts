import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { speak, test } from '../support/bar-test';
import { expectNothingFound } from '../support/looks/axe';
import { countPrints } from '../support/order-desk';
import { expectSheet, leaveSomethingOpen } from '../support/screens/full-shift';
import { signInOn, TABLET, untilTabletIsWhole } from '../support/staff';

const DAY_AND_TWO_HOURS = 26 * 3_600_000;
/** Landscape paper is as wide as a desk, and lower than the report is long. */
const ACROSS = { width: 1123, height: 400 };

test.use({
  viewport: TABLET,
  colorScheme: 'light',
});

/** Opens the report without the board, where the order would count as seen. */
async function openSheet(context: BrowserContext, url: string): Promise<Page> {
  await speak(context, 'en');
  const page = await context.newPage();
  await page.goto(`${url}/admin/login?redirect=/admin/shift`);
  await signInOn(page);
  await page.waitForURL(({ pathname }) => pathname === '/admin/shift');
  return page;
}

/** Expects that the print contains only the report, all of it, in both orientations. */
async function expectOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Shift report' })).toBeVisible();
  await expect(page.getByText(/ · as of /)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('Sound is off.')).toBeHidden();
  await page.setViewportSize(ACROSS);
  const [bottom, paper] = await page.evaluate(() => [
    document.querySelector('main section:last-of-type')?.getBoundingClientRect().bottom,
    document.documentElement.scrollHeight,
  ]);
  expect(paper).toBeGreaterThan(ACROSS.height);
  expect(bottom).toBeLessThanOrEqual((paper ?? 0) + 1);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(TABLET);
}

test('the shift report names open matters, on paper and offline, also with a wrong tablet clock', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const { sheet, calling } = await leaveSomethingOpen(bar.url);
  await context.clock.install({ time: Date.now() + DAY_AND_TWO_HOURS });
  const page = await openSheet(context, bar.url);
  await expectSheet(page, sheet);
  await expect(page.locator('main')).not.toContainText('123 45 67');
  await expectNothingFound(page, 'a full handover sheet');

  const prints = await countPrints(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(prints).toBe(1);
  await expectOnPaper(page);

  await untilTabletIsWhole(page);
  await context.setOffline(true);
  const silence = page.getByText(/^No connection since \d\d:\d\d/);
  await expect(silence).toBeVisible();
  const call = page.getByRole('region', { name: 'New orders' });
  await call.getByRole('button', { name: "I've got it" }).click();
  const unsent = new RegExp(
    `^Alarm for order ${calling} acknowledged\\s*(Waiting to be sent|Sending…)$`,
  );
  const offlineSheet = { ...sheet, 'Not sent from this tablet': [unsent] };
  await expectSheet(page, offlineSheet);
  const stamp = page.getByText(/ · as of /);
  const lastContact = (await stamp.textContent()) ?? '';
  const [, heardAt = '?'] = /since (\d\d:\d\d)/.exec((await silence.textContent()) ?? '') ?? [];
  expect(lastContact).toContain('Can Öztürk · as of');
  expect(lastContact).toContain(heardAt);

  await page.reload();
  await expect(silence).toBeVisible();
  await expectSheet(page, offlineSheet);
  await expect(stamp).toHaveText(lastContact);
  // Lists that only the server knows show their own time.
  await expect(page.getByText(/^Last updated \d\d:\d\d$/)).toHaveCount(4);

  await context.setOffline(false);
  await expect(silence).toBeHidden({ timeout: 30_000 });
  await expectSheet(page, sheet);
});
