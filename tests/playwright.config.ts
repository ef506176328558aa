import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
// The runner, its workers, their servers and their pages have their clocks in the middle of an evening.
import './support/bar/evening-clock.mjs';
import { fastFiles } from '../build/fast-files';
import { BROWSER_ARGS, findShell } from './support/browsers/find-chromium.mjs';

// The workers inherit the variable, and with it the folder.
Object.assign(process.env, fastFiles());

/**
 * A test's page lives for seconds, so optimizing its code takes more time than it saves. With more memory for new
 * objects, the page collects garbage less often.
 */
const JS_FLAGS =
  '--no-opt --no-maglev --min-semi-space-size=32 --initial-heap-size=256 --single-threaded-gc';

/** Each test opens its own server on a free port, with its data in a temporary folder. Tests share no data. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  build: { external: ['**/dist/**'] },
  fullyParallel: true,
  // Tests wait for a quarter of their time, so one more test than cores keeps the cores busy.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 360, height: 740 },
    // Reduced motion saves a tenth of a test's time, which the wait for animations takes.
    reducedMotion: 'reduce',
    // A trace draws every step once more and takes a quarter of the time, so only an investigation turns it on.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findShell(),
      args: [...BROWSER_ARGS, `--js-flags=${JS_FLAGS}`],
    },
  },
});
