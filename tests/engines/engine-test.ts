import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base } from 'vitest';
import { EVENING_SHIFT_MS, shiftClock } from '../support/bar/evening-clock.mjs';
import type { RunningBar } from '../support/bar/running-bar';
import { startBar } from '../support/bar/running-bar';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { Page } from './page';
import { startWebKit } from './webkit';

/** Runs the same walks in each browser engine, a Vitest project of its name. */
const ENGINE = process.env.ENGINE;

const PICTURES = resolve(import.meta.dirname, '../../dist/test-results');

const ASSETS = resolve(import.meta.dirname, '../../dist/app/assets');

const EVENING_CLOCK = resolve(import.meta.dirname, '../support/bar/evening-clock.mjs');

/** Opens one browser for the file; every test gets a server of its own at a new origin. */
export const test = base.extend<{ driver: Driver; bar: RunningBar; page: Page }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest wants a pattern here.
    async ({}, use) => {
      const driver = await (ENGINE === 'webkit' ? startWebKit() : startFirefox());
      await use(driver);
      await driver.quit();
    },
    { scope: 'file' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Vitest wants a pattern here.
  bar: async ({}, use) => {
    const bar = await startBar({ NODE_OPTIONS: `--import=${EVENING_CLOCK}` });
    // The module that every other one imports first, and the worker, have the server's evening too.
    for (const path of [firstModule(), '/service-worker.js']) {
      const change = (text: string) => `(${shiftClock})(${EVENING_SHIFT_MS});\n${text}`;
      bar.proxy.addRewrite({ path, change });
    }
    await use(bar);
    await bar.tearDown();
  },
  page: async ({ driver, task }, use) => {
    const page = new Page(driver);
    await use(page);
    if (task.result?.state === 'fail') await keepPicture(page, task.name);
    await driver.call('DeleteAllCookies');
  },
});

function firstModule(): string {
  const file = readdirSync(ASSETS).find((name) => name.startsWith('rolldown-runtime-'));
  if (!file) throw new Error('The build has no module that every other one imports.');
  return `/assets/${file}`;
}

/** Keeps the page's look when its test fails. */
async function keepPicture(page: Page, test: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const file = join(PICTURES, `${ENGINE} ${test}.png`);
  writeFileSync(file, Buffer.from(await page.screenshot(), 'base64'));
}
