import { openMenu, test } from '../support/bar-test';
import { inspect } from '../support/looks/inspect';
import { CLUB_SCREENS } from '../support/screens/club-screens';

test.use({ colorScheme: 'light' });
// The test looks at a dozen screens ten times each, so a busy machine needs this limit.
test.describe.configure({ timeout: 240_000 });

for (const { name, walk } of CLUB_SCREENS) {
  test(`axe finds nothing on the club’s screens, and they keep their words and buttons: ${name}`, async ({
    bar,
    context,
  }) => {
    const page = await openMenu(context, bar.url, 'en');
    await walk({ page, bar, visit: inspect });
  });
}
