import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, BrowserContext } from '@playwright/test';
import { chromium, expect } from '@playwright/test';
import { findShell } from '../../support/browsers/find-chromium.mjs';
import { moveToEvening, openMenu, test } from '../support/bar-test';
import { outboxStates } from '../support/browser-ways';
import { guestOn } from '../support/guest';
import { expectOneOrder, HANG, onOrdersSent, placeSmallOrder } from '../support/walking-order';

type OwnBrowser = { browser: Browser; context: BrowserContext; kill(): Promise<void> };

/** Starts a browser of the test's own, with a profile on the disk, that can be killed like any process. */
async function openBrowser(profile: string): Promise<OwnBrowser> {
  const child = spawn(
    findShell(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const browser = await chromium.connectOverCDP(await addressIn(child.stderr));
  const context = browser.contexts()[0] ?? (await browser.newContext());
  await moveToEvening(context);
  return {
    browser,
    context,
    async kill() {
      const ended = once(child, 'exit');
      // The whole group must die, because a browser is many processes.
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
    },
  };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error('The browser did not start.');
}

test('a browser killed in the middle of sending: the order is still there, and arrives once', async ({
  bar,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'bar-bliss-profile-'));
  const first = await openBrowser(profile);
  const page = await openMenu(first.context, bar.url, 'en');
  const sent = onOrdersSent(bar, (nth) => (nth === 1 ? HANG : 'pass'));
  await placeSmallOrder(guestOn(page, 'en'), bar);
  await expect.poll(sent).toBe(1);
  expect(await outboxStates(page)).toEqual(['sending']);
  const success = page.url();
  await first.kill();

  const second = await openBrowser(profile);
  // The lock of a dead browser is free, so the page takes its entry over before the lease ends.
  const again = await second.context.newPage();
  await again.goto(success);
  await expectOneOrder(guestOn(again, 'en'), bar);
  expect(sent()).toBe(2);
  await second.kill();
  rmSync(profile, { recursive: true, force: true });
});
