import { expect } from '@playwright/test';
import { openMenu, test } from '../support/bar-test';
import { inspect } from '../support/looks/inspect';
import { MANAGER_SCREENS, OWNER_SCREENS, STAFF_SCREENS } from '../support/screens/staff-screens';
import { DEFNE, ELIF, openBoard, TABLET } from '../support/staff';

test.use({ viewport: TABLET, colorScheme: 'light' });
// The test looks at a dozen screens ten times each, so a busy machine needs this limit.
test.describe.configure({ timeout: 240_000 });

test('axe finds nothing at the staff’s door, and it keeps its words and buttons', async ({
  bar,
  context,
}) => {
  const stranger = await openMenu(context, `${bar.url}/admin/login`, 'en');
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  const height = await stranger.evaluate(() => document.documentElement.scrollHeight);
  expect(height, 'the whole door stands on a tablet').toBeLessThanOrEqual(TABLET.height);
  await inspect(stranger, 'sign-in');
});

for (const [part, screens] of Object.entries(STAFF_SCREENS)) {
  test(`axe finds nothing on the staff’s screens, and they keep their words and buttons: ${part}`, async ({
    bar,
    context,
  }) => {
    const page = await openBoard(context, bar.url, 'en');
    for (const { name, open } of screens) {
      await open(page, bar);
      await inspect(page, name);
    }
  });
}

for (const [part, screens] of Object.entries(MANAGER_SCREENS)) {
  test(`axe finds nothing on the managers’ screens: ${part}`, async ({ bar, context }) => {
    const page = await openBoard(context, bar.url, 'en', ELIF);
    for (const { name, open } of screens) {
      await open(page, bar);
      await inspect(page, name);
    }
  });
}

test('axe finds nothing on the owner’s screens', async ({ bar, context }) => {
  const page = await openBoard(context, bar.url, 'en', DEFNE);
  for (const { name, open } of OWNER_SCREENS) {
    await open(page, bar);
    await inspect(page, name);
  }
});
