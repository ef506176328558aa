import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { BROWSER_ARGS, findChromium } from '../support/find-chromium.mjs';

export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
}

/** A device of its own, where functions of this folder can be run in the page. */
export async function openDevice(
  browser: Browser,
  viewport: ViewportSize,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, hasTouch: true });
  // The compiler that runs this folder names functions by a helper that a page does not have.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  return context;
}

/** Makes a page's processor so many times slower, as on a cheap phone. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return session;
}
