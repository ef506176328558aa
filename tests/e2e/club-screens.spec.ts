import { expect, type Page } from '@playwright/test';
import { lookInEveryTheme } from './axe';
import { openMenu, test } from './bar-test';
import { walkClub } from './club-screens';
import { LAYOUT_FACTS } from './layout-facts';

/** Puts the page on every screen of the layout facts, and back on the phone. */
async function keepsItsWords(page: Page, screen: string): Promise<void> {
  for (const { fact, viewport, css = '', breaches } of LAYOUT_FACTS) {
    await page.setViewportSize(viewport);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, css);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect.soft(await breaches(page), `${screen}: ${fact}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize({ width: 360, height: 740 });
}

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
