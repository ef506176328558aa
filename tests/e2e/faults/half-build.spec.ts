import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { otherBuild } from '../../support/bar/other-build';
import { test } from '../support/bar-test';
import { openBoard, TABLET, untilTabletIsWhole } from '../support/staff';

test.use({ viewport: TABLET });

let newBuild: string;
test.beforeAll(() => {
  newBuild = otherBuild();
});
test.afterAll(() => rmSync(newBuild, { recursive: true, force: true }));

/** Lets the browser look for a newer build; returns whether a complete build waits for its activation. */
function lookForBuild(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing) {
      await new Promise((resolve) => {
        installing.addEventListener('statechange', resolve, { once: true });
      });
    }
    return registration.waiting !== null;
  });
}

test('a newer build of which the tablet got only half does not take the place of the whole one', {
  tag: '@service-worker',
}, async ({ bar, context }) => {
  const tablet = await openBoard(context, bar.url, 'en');
  await untilTabletIsWhole(tablet);
  await bar.close();
  await bar.open({ APP_DIR: newBuild });
  bar.proxy.setRule(({ path }) => (path.includes('/admin/boards-') ? 'refuse' : 'pass'));
  expect(await lookForBuild(tablet)).toBe(false);
  await context.setOffline(true);
  await tablet.reload();
  await tablet.getByRole('link', { name: 'Floor', exact: true }).click();
  await expect(tablet).toHaveTitle('Floor · Bar Bliss');

  await context.setOffline(false);
  bar.proxy.setRule(() => 'pass');
  expect(await lookForBuild(tablet)).toBe(true);
});
