import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { test as base } from '@playwright/test';
import { EVENING_SHIFT_MS, shiftClock } from '../../support/bar/evening-clock.mjs';
import type { RunningBar } from '../../support/bar/running-bar';
import { openInThisProcess, startBar } from '../../support/bar/running-bar';

/** Each test gets its own server at 20:30 of the venue; it is deleted afterwards. */
export const test = base.extend<{ bar: RunningBar }, { browser: Browser }>({
  // biome-ignore lint/correctness/noEmptyPattern: it depends on no other fixture.
  bar: async ({}, use) => {
    const bar = await startEveningBar();
    await use(bar);
    await bar.tearDown();
  },
  // Installing a service worker takes a core for seconds, so only tests with the tag allow it.
  // biome-ignore lint/correctness/noEmptyPattern: it depends on no other fixture.
  serviceWorkers: async ({}, use, info) => {
    await use(info.tags.includes('@service-worker') ? 'allow' : 'block');
  },
  // The report of a failed test says what its page had lost and what it showed.
  context: async ({ context }, use, info) => {
    const faults: string[] = [];
    context.on('weberror', (fault) => {
      const { message } = fault.error();
      // Empty frames cannot run the test's own first script.
      if (!message.includes('localStorage')) faults.push(message);
    });
    context.on('requestfailed', (request) => {
      faults.push(`${request.failure()?.errorText} ${new URL(request.url()).pathname}`);
    });
    await use(context);
    if (info.status === info.expectedStatus) return;
    await attachText(info, 'faults', faults.slice(-8).join('\n'));
    for (const page of context.pages()) {
      const parts = await page.locator('main, [role=dialog]').all();
      const shown = await Promise.all(parts.map((part) => part.ariaSnapshot()));
      await attachText(info, page.url(), shown.join('\n'));
    }
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

function attachText(info: TestInfo, name: string, body: string): Promise<void> {
  return info.attach(name, { body: body || 'none', contentType: 'text/plain' });
}

/** Starts a server in this process, whose service worker has its clock. */
export async function startEveningBar(): Promise<RunningBar> {
  const bar = await startBar({}, openInThisProcess);
  bar.proxy.addRewrite({
    path: '/service-worker.js',
    change: (text) => `(${shiftClock})(${EVENING_SHIFT_MS});\n${text}`,
  });
  return bar;
}

/** Gives the pages of a context the server's clock. */
export async function moveToEvening(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftClock, EVENING_SHIFT_MS);
}

export type Language = 'en' | 'tr';

/** Opens the guest's page in a language, on a device that has confirmed the guest's age. */
export async function openMenu(
  context: BrowserContext,
  url: string,
  language: Language,
): Promise<Page> {
  await speak(context, language);
  const page = await context.newPage();
  await page.goto(url);
  // The server has rendered the page; the app answers taps from here on.
  await page.waitForFunction(() => Reflect.get(globalThis, 'earlyTaps') === undefined);
  return page;
}

/** Stores a language and the confirmed age on the device, as after an earlier visit. */
export async function speak(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('age-verified', 'true'));
  await rememberLanguage(context, language);
}

/** Stores only the language on the device. */
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

/** Waits until the service worker holds the small pictures too, which come last. */
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
