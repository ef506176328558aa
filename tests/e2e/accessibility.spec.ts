import { lookInEveryTheme } from './axe';
import { test } from './bar-test';
import { walkGuestScreens } from './guest-screens';

for (const language of ['en', 'tr'] as const) {
  test.describe(language, () => {
    test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

    test('axe finds nothing on the guest’s screens, in three themes and three sizes', async ({
      bar,
      context,
    }) => {
      test.setTimeout(600_000);
      await walkGuestScreens({ bar, context, language, visit: lookInEveryTheme });
    });
  });
}
