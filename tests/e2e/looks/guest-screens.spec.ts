import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';
import { expectNothingFound } from '../support/looks/axe';
import { inspect } from '../support/looks/inspect';
import { GUEST_SCREENS, walkPart } from '../support/screens/guest-screens';

test.use({ colorScheme: 'light' });
// The test looks at a dozen screens ten times each, so a busy machine needs this limit.
test.describe.configure({ timeout: 240_000 });

for (const part of GUEST_SCREENS) {
  test(`axe finds nothing on the guest’s screens, and they keep their words and buttons: ${part.name}`, {
    tag: part.isOffline ? '@service-worker' : [],
  }, async ({ bar, context }) => {
    await walkPart(part, { bar, context, visit: inspect });
  });
}

test('axe finds nothing on the wide home page', async ({ bar, context }) => {
  const page = await openMenu(context, bar.url, 'en');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('#contact')).toBeAttached();
  await expectNothingFound(page, 'home at 1440');
});
