import type { BrowserContext, Locator } from '@playwright/test';

/** Presses a button, loses the connection, and lets go when the page has had two frames to draw the loss. */
export async function loseConnectionDuringTap(
  context: BrowserContext,
  button: Locator,
): Promise<void> {
  const page = button.page();
  await button.hover();
  await page.mouse.down();
  await context.setOffline(true);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.mouse.up();
}
