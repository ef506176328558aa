import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningBar } from '../../../support/bar/running-bar';
import { IN_FRONT } from '../looks/behind';
import { goTo } from './guest-screens';

/** Describes a staff screen on a signed-in page; the next screen opens by itself. */
export type StaffScreen = {
  name: string;
  open(page: Page, bar: RunningBar): Promise<void>;
};

/** Opens a page inside the app, after every dialog is closed. Loading a page takes four times as long. */
export async function goInside(page: Page, path: string): Promise<void> {
  const front = page.locator(IN_FRONT);
  await expect(async () => {
    if ((await front.count()) > 0) await page.keyboard.press('Escape');
    await expect(front).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  if (new URL(page.url()).pathname !== path.split('?')[0]) {
    await page.locator('main > *').evaluateAll((parts) => {
      for (const part of parts) part.setAttribute('data-left', '');
    });
  }
  await goTo(page, path);
  // The former page stays until the next one has loaded.
  await expect(page.locator('main > [data-left]')).toHaveCount(0);
}

/** Acknowledges new orders, whose alarm would cover every page. */
export async function acknowledgeAlarm(page: Page, orders: number): Promise<void> {
  const call = page.getByRole('region', { name: 'New orders' });
  await expect(call).toContainText(`${orders} `);
  const name = orders > 1 ? `Take all ${orders}` : "I've got it";
  await call.getByRole('button', { name }).click();
  await expect(call).toBeHidden();
}
