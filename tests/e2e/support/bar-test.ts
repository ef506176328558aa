import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';
import { EVENING_SHIFT_MS, shiftClock } from '../../support/evening-clock.mjs';
import { openInThisProcess, type RunningBar, startBar } from '../../support/running-bar';

/** Each test gets its own server at 20:30 of the venue; it is deleted afterwards. */
export const test = base.extend<{ bar: RunningBar }, { browser: Browser }>({
  // biome-ignore lint/correctness/noEmptyPattern: it depends on no other fixture.
  bar: async ({}, use) => {
    const bar = await startBar({}, openInThisProcess);
    bar.proxy.addRewrite({
      path: '/service-worker.js',
      change: (text) => `(${shiftClock})(${EVENING_SHIFT_MS});\n${text}`,
    });
    await use(bar);
    await bar.tearDown();
  },
  // Installing a service worker takes a core for seconds: only where it plays a part.
  // biome-ignore lint/correctness/noEmptyPattern: it depends on no other fixture.
  serviceWorkers: async ({}, use, info) => {
    await use(info.tags.includes('@service-worker') ? 'allow' : 'block');
  },
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await moveToEvening(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

/** The pages of a context have the server's clock. */
export async function moveToEvening(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftClock, EVENING_SHIFT_MS);
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
  // The server has drawn the page: from here on the app answers.
  await page.waitForFunction(() => Reflect.get(globalThis, 'earlyTaps') === undefined);
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

/** Waits until the service worker can open the site and take an order offline. */
export async function untilOpensOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (;;) {
      const kept = await caches.match('/api/menu/items');
      if (kept && navigator.serviceWorker.controller) return;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Waits until the service worker holds the other screens too, such as bookings and the club. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await untilOpensOffline(page);
  await untilPartStored(page, 'rest');
}

/** Waits until the service worker holds the small pictures too; they come last. */
export async function untilPicturesStored(page: Page): Promise<void> {
  await untilPartStored(page, 'photo');
}

async function untilPartStored(page: Page, part: 'rest' | 'photo'): Promise<void> {
  await page.evaluate(async (wanted) => {
    const worker = await (await fetch('/service-worker.js')).text();
    const listed = [...worker.matchAll(/\{"part":"(\w+)"[^}]*"url":"([^"]+)"\}/g)]
      .filter(([, name]) => name === wanted)
      .map(([, , url]) => `/${url}`);
    if (listed.length === 0) throw new Error(`No file is listed as ${wanted}.`);
    const cache = await caches.open('bb-files');
    for (;;) {
      const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      if (listed.every((path) => kept.has(path))) return;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, part);
}
