import type { Browser, BrowserContext, CDPSession, Page, ViewportSize } from '@playwright/test';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findChromium } from '../support/browsers/find-chromium.mjs';

export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGS });
}

/** Opens a device of its own, whose pages can run functions of this folder. */
export async function openDevice(
  browser: Browser,
  viewport: ViewportSize,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, hasTouch: true });
  // The compiler names functions by a helper that a page does not have.
  await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
  return context;
}

/** Slows a page's processor down by this factor, as on a cheap phone. */
export async function slowDown(page: Page, times: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return session;
}
