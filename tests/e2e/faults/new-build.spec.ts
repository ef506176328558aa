import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { otherBuild } from '../../support/bar/other-build';
import type { RunningBar } from '../../support/bar/running-bar';
import { openMenu, test, untilOpensOffline } from '../support/bar-test';
import { countLoads } from '../support/count-loads';
import { guestOn } from '../support/guest';
import { WORDS } from '../support/looks/words';
import { askAtOnce } from '../support/staff';
import { expectOneOrder, placeSmallOrder } from '../support/walking-order';

const { en: words } = WORDS;
const BURGER_NAME = 'The Bliss Classic';
/** A side dish needs no choices. */
const SIDE_NAME = 'Onion Rings';

let newBuild: string;
test.beforeAll(() => {
  newBuild = otherBuild();
});
test.afterAll(() => rmSync(newBuild, { recursive: true, force: true }));

async function deploy(bar: RunningBar): Promise<void> {
  await bar.close();
  await bar.open({ APP_DIR: newBuild });
}

/** Waits for the watcher over missing parts, the last file that loads by itself; then the page is at rest. */
async function watcherLoaded(context: BrowserContext): Promise<void> {
  const response = await context.waitForEvent('response', (one) =>
    /\/registration-/.test(one.url()),
  );
  await response.finished();
}

/** Opens a screen of a family that the page has not loaded yet. */
async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
}

test.describe('a tab without a service worker, from before a deploy', () => {
  test('finds its files on the new server and works on; with missing parts it reloads once, and nothing typed is lost', async ({
    bar,
    context,
  }) => {
    const rested = watcherLoaded(context);
    const page = await openMenu(context, bar.url, 'en');
    const guest = guestOn(page, 'en');
    await expect(page.getByRole('heading', { name: BURGER_NAME, exact: true })).toBeVisible();
    await rested;
    const loads = countLoads(page);
    await deploy(bar);
    await guest.add(SIDE_NAME);
    await guest.goToPayment();
    await guest.placeOrder();
    await expectOneOrder(guest, bar);
    expect(loads()).toBe(0);

    await bar.close();
    rmSync(join(bar.dataDir, 'assets-kept'), { recursive: true });
    await bar.open({ APP_DIR: newBuild });
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await guest.add(SIDE_NAME);
    await guest.goToPayment('14');
    await page.keyboard.press('Escape');
    await openAccount(page);
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.viewOrder }).click();
    await expect(page.getByLabel(words.tableNumber)).toHaveValue('14');
    expect(loads()).toBe(1);
  });

  test('with parts that stay missing reloads no second time, and never offline', async ({
    bar,
    context,
  }) => {
    const watched = watcherLoaded(context);
    const page = await openMenu(context, bar.url, 'en');
    await watched;
    bar.proxy.setRule(({ path }) => (/\/club-/.test(path) ? 'refuse' : 'pass'));
    const loads = countLoads(page);
    await context.setOffline(true);
    await openAccount(page);
    await expect(page.getByText(words.wentWrong)).toBeVisible();
    expect(loads()).toBe(0);
    await context.setOffline(false);
    const again = watcherLoaded(context);
    await page.goto(bar.url);
    await again;
    expect(loads()).toBe(1);
    await openAccount(page);
    await expect.poll(loads).toBe(2);
    await expect(page.getByText(words.wentWrong)).toBeVisible();
    expect(loads()).toBe(2);
  });
});

test('the kill switch takes a bad service worker away, also one whose work never ends, loads pages once and keeps the orders', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const endlessWork = 'self.onmessage = (event) => event.waitUntil(new Promise(() => {}));';
  let isBad = true;
  let workersSent = 0;
  bar.proxy.addRewrite({
    path: '/service-worker.js',
    change: (worker) => {
      workersSent += 1;
      return isBad ? endlessWork + worker : worker;
    },
  });
  const page = await openMenu(context, bar.url, 'en');
  const guest = guestOn(page, 'en');
  await untilOpensOffline(page);
  bar.proxy.setRule(({ path }) => (path === '/api/orders' ? 'refuse' : 'pass'));
  await placeSmallOrder(guest, bar);
  const loads = countLoads(page);
  isBad = false;
  workersSent = 0;
  await bar.close();
  await bar.open({ KILL_SWITCH: '1' });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(loads).toBe(1);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect(page.getByText(words.notReached)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  bar.proxy.setRule(() => 'pass');
  await askAtOnce(page);
  await expectOneOrder(guest, bar);
  expect(loads()).toBe(1);
  // The reloaded page registers the kill switch too, which would remove the next service worker as well.
  await expect(async () => {
    await askAtOnce(page);
    expect(workersSent).toBe(2);
  }).toPass();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await bar.close();
  await bar.open({ KILL_SWITCH: '0' });
  const later = await context.newPage();
  await later.goto(bar.url);
  await untilOpensOffline(later);
});
