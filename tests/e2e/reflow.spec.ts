import { expect, type Page } from '@playwright/test';
import { test } from './bar-test';
import { walkGuestScreens } from './guest-screens';
import { LAYOUT_FACTS, type LayoutFact } from './layout-facts';

async function breachesOf(page: Page, { viewport, css, breaches }: LayoutFact): Promise<string[]> {
  await page.setViewportSize(viewport);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css ?? '');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return breaches(page);
}

for (const language of ['en', 'tr'] as const) {
  test(`every guest’s screen in ${language} keeps its words and its buttons on any screen`, async ({
    bar,
    browser,
  }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await walkGuestScreens({
      bar,
      context,
      language,
      visit: async (page, screen) => {
        for (const fact of LAYOUT_FACTS) {
          const found = await breachesOf(page, fact);
          expect.soft(found, `${screen}: ${fact.fact}`).toEqual([]);
        }
        await page.evaluate(() => {
          document.adoptedStyleSheets = [];
        });
        await page.setViewportSize({ width: 360, height: 740 });
      },
    });
    await context.close();
  });
}
