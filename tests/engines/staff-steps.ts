import { until } from '../support/bar/until';
import { DEMO_STAFF } from '../support/calls/staff-calls';
import type { Page } from './page';

export const TABLET = { width: 1180, height: 820 };
export const TURNED_TABLET = { width: 820, height: 1180 };

/** Opens the bar's tablet, signed in and on the board. */
export async function openBoard(page: Page, url: string): Promise<void> {
  await page.resize(TABLET);
  await page.goto(`${url}/admin/login?redirect=/admin/orders`);
  await page.fill('Email', DEMO_STAFF.email);
  await page.fill('Password', DEMO_STAFF.password);
  await page.tap('button', 'Sign In');
  await page.sees('button', /^Start shift/);
}

/** Waits until the service worker is in charge; by then the tablet holds every page of the staff app. */
export async function untilTabletIsWhole(page: Page): Promise<void> {
  await until(() =>
    page.run(() => {
      if (!navigator.serviceWorker.controller) throw new Error('No service worker yet.');
    }),
  );
}
