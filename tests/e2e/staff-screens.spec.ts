import { expect, type Page } from '@playwright/test';
import { expectNothingFound, look, wear } from './axe';
import { openMenu, test } from './bar-test';
import { keepsItsWords } from './keeps-its-words';
import { openBoard, TABLET } from './staff';
import { STAFF_SCREENS } from './staff-screens';

/** Colours are one matter and sizes another: every size by day, the tablet by night. */
async function lookByDayAndNight(page: Page, screen: string): Promise<void> {
  await look(page, screen);
  await page.setViewportSize(TABLET);
  for (const theme of ['dark', 'sun'] as const) {
    await wear(page, theme);
    await expectNothingFound(page, `${screen} in ${theme}`);
  }
  await wear(page, 'auto');
}

for (const language of ['en', 'tr'] as const) {
  test.describe(language, () => {
    test.use({ colorScheme: 'light', reducedMotion: 'reduce', inTheEvening: true });

    test('axe finds nothing at the staff’s door, and it keeps its words and buttons on any screen', async ({
      bar,
      context,
    }) => {
      const stranger = await openMenu(context, bar.url, language);
      await stranger.goto(`${bar.url}/admin/login`);
      await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
      await lookByDayAndNight(stranger, 'sign-in');
      await keepsItsWords(stranger, 'sign-in');
    });

    for (const [part, screens] of Object.entries(STAFF_SCREENS)) {
      test(`${part}: axe finds nothing on the staff’s screens, and they keep their words and buttons on any screen`, async ({
        bar,
        context,
      }) => {
        test.setTimeout(300_000);
        const page = await openBoard(context, bar.url, language);
        for (const { name, open } of screens) {
          await page.setViewportSize(TABLET);
          await open(page, bar, language);
          await lookByDayAndNight(page, name);
          await keepsItsWords(page, name);
        }
      });
    }
  });
}
