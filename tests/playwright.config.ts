import { defineConfig } from '@playwright/test';

/** Each test starts its own bar (server on a free port, data in a temporary folder): nothing is shared. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 360, height: 740 },
    // It draws every step once more, and a quarter of the time is gone: only where a failure is looked into.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    serviceWorkers: 'allow',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
