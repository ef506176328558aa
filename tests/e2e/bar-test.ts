import { resolve } from 'node:path';
import { type BrowserContext, test as base, type Page, type TestInfo } from '@playwright/test';
import { type RunningBar, startBar } from '../support/running-bar';

const EVENING_CLOCK = resolve(import.meta.dirname, '../support/evening-clock.mjs');

type Fixtures = {
  bar: RunningBar;
  /** The bar's clock stands in the middle of an evening: what comes in is wanted now, and rings. */
  inTheEvening: boolean;
};

/** Every test gets a bar of its own; it is closed and swept away afterwards. */
export const test = base.extend<Fixtures>({
  inTheEvening: [false, { option: true }],
  bar: async ({ inTheEvening }, use, info) => {
    if (!inTheEvening) await untilHourHasTurned(info);
    const bar = await startBar(inTheEvening ? { NODE_OPTIONS: `--import=${EVENING_CLOCK}` } : {});
    await use(bar);
    await bar.tearDown();
  },
});

/** Hours of UTC at which the house's answers change: midnight in Fethiye, closing time, the next business day. */
const TURNS = [21, 22, 1];
const HOUR_MS = 3_600_000;
const TEST_MS = 150_000;

/** An order that is under way as the bar closes is asked about again, and "tomorrow" is another day: not in these tests. */
async function untilHourHasTurned(info: TestInfo): Promise<void> {
  const now = Date.now();
  const leftMs = HOUR_MS - (now % HOUR_MS);
  const next = (new Date(now).getUTCHours() + 1) % 24;
  if (!TURNS.includes(next) || leftMs > TEST_MS) return;
  info.setTimeout(info.timeout + leftMs);
  await new Promise((resolve) => setTimeout(resolve, leftMs));
}

export type Language = 'en' | 'tr';

/** Opens the guest's page in a language, on a device of somebody who has said to be of age, and nothing else. */
export async function openMenu(
  context: BrowserContext,
  url: string,
  language: Language,
): Promise<Page> {
  await speak(context, language);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** The device remembers a language, as if it had been chosen in the bar before, and that its guest is of age. */
export async function speak(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('age-verified', 'true'));
  await rememberLanguage(context, language);
}

/** The device of somebody who has said nothing but the language. */
export async function rememberLanguage(context: BrowserContext, language: Language): Promise<void> {
  const stored = JSON.stringify({ state: { language }, version: 0 });
  await context.addInitScript((value) => {
    if (!localStorage.getItem('language-storage')) localStorage.setItem('language-storage', value);
  }, stored);
}

/** Waits until the service worker holds the site, as after a first visit of a few seconds. */
export async function untilKeptOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (;;) {
      const kept = await caches.match('/api/menu/items');
      if (kept && navigator.serviceWorker.controller) return;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
