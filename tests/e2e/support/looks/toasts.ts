import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Expects a toast and dismisses it, as a person who has read it does. */
export async function putAwayToast(page: Page, words?: string): Promise<void> {
  const toast = page.getByRole('region', { name: /\(F8\)$/ }).getByRole('listitem');
  if (words) await expect(toast).toContainText(words);
  await toast.getByRole('button').last().click();
  await expect(toast).toHaveCount(0);
}

/** Toasts stay on the screen for as long as a test on a slow machine needs them. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const SHOWN_MS = 5_000;
    const later = globalThis.setTimeout;
    const slowed = (run: () => void, ms = 0) => later(run, ms === SHOWN_MS ? 12 * ms : ms);
    Object.assign(globalThis, { setTimeout: slowed });
  });
}
