import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { speak, test } from '../support/bar-test';
import { announce, COFFEE_HOUR, JAZZ, QUIZ } from '../support/looks/announced';

type Watched = { shifts: number };

/** Adds up layout shifts without a tap before them. */
async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const watched = globalThis as unknown as Watched;
    watched.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) watched.shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as Watched).shifts);
}

test('a banner comes with the page, moves nothing, and stays closed on the device', async ({
  bar,
  browser,
}) => {
  await announce(bar.url, JAZZ);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await speak(context, 'en');
  await watchShifts(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(bar.url, { waitUntil: 'commit' });
  const banner = page.getByRole('region', { name: JAZZ.titleEn });
  const drawn = await banner.elementHandle();
  await expect(page.locator('#contact')).toBeAttached();
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  // The button answers as soon as the app has taken over the drawn banner.
  await expect(async () => {
    await banner.getByRole('button', { name: 'Close' }).click({ timeout: 1_000 });
    await expect(banner).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator('#home-heading')).toBeFocused();
  await page.reload();
  await expect(page.locator('#contact')).toBeAttached();
  await expect(banner).toBeHidden();

  await announce(bar.url, { ...JAZZ, titleEn: 'Quiz on Sunday', startsAt: '2021-01-01T00:00' });
  await announce(bar.url, COFFEE_HOUR);
  await announce(bar.url, QUIZ);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Quiz on Sunday' })).toBeVisible();
  await expect(page.locator('#whats-on h3')).toHaveText([COFFEE_HOUR.titleEn, QUIZ.titleEn]);
  expect(await shiftsOf(page)).toBeLessThan(0.02);
  expect(errors).toEqual([]);
  await context.close();
});
