import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_STAFF } from '../support/staff-calls';
import { type Language, speak } from './bar-test';

export const TABLET = { width: 1180, height: 820 };

/** The bar's tablet, signed in and looking at the orders. */
export async function openBoard(
  context: BrowserContext,
  url: string,
  language: Language,
): Promise<Page> {
  await speak(context, language);
  const page = await context.newPage();
  await page.goto(`${url}/admin/login`);
  await page.locator('input[type=email]').fill(DEMO_STAFF.email);
  await page.locator('input[type=password]').fill(DEMO_STAFF.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/admin\/orders/);
  return page;
}
