import type { BrowserContext, Page } from '@playwright/test';
import type { RunningBar } from '../../support/bar/running-bar';
import { DEMO_STAFF } from '../../support/calls/staff-calls';
import type { Language } from './bar-test';
import { speak } from './bar-test';

export const TABLET = { width: 1180, height: 820 };

type Person = { email: string; password: string };

/** Elif manages the bar; the tablet is usually Can's. */
export const ELIF: Person = { ...DEMO_STAFF, email: 'manager@barbliss.example' };

/** Defne owns the bar. */
export const DEFNE: Person = { ...DEMO_STAFF, email: 'owner@barbliss.example' };

/** Opens the bar's tablet, signed in and on the board. */
export async function openBoard(
  context: BrowserContext,
  url: string,
  language: Language,
  who?: Person,
): Promise<Page> {
  await speak(context, language);
  const page = await context.newPage();
  await page.goto(`${url}/admin/login?redirect=/admin/orders`);
  await signInOn(page, who);
  // The sign-in's URL contains the board's path too, so the test compares the whole path.
  await page.waitForURL(({ pathname }) => pathname === '/admin/orders');
  return page;
}

/** Waits until the service worker is in charge; by then the tablet holds every page of the staff app. */
export async function untilTabletIsWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Fills in the visible sign-in form and sends it. */
export async function signInOn(page: Page, { email, password }: Person = DEMO_STAFF) {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

/** Ends all sessions on the server, as after a long night. */
export async function endAllSessions(bar: RunningBar): Promise<void> {
  await bar.close();
  await bar.editWhileClosed('DELETE FROM staff_session');
  await bar.open();
}

/** Makes the page ask the server immediately, as when its connection comes back. */
export async function askAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}
