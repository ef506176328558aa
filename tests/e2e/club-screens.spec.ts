import { lookInEveryTheme } from './axe';
import { openMenu, test } from './bar-test';
import { walkClub } from './club-screens';
import { keepsItsWords } from './keeps-its-words';

for (const language of ['en', 'tr'] as const) {
  test.describe(language, () => {
    test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

    test('axe finds nothing on the club’s screens, and they keep their words and buttons on any screen', async ({
      bar,
      context,
    }) => {
      test.setTimeout(600_000);
      const page = await openMenu(context, bar.url, language);
      await walkClub({
        page,
        bar,
        visit: async (_, screen) => {
          await lookInEveryTheme(page, screen);
          await keepsItsWords(page, screen);
        },
      });
    });
  });
}
