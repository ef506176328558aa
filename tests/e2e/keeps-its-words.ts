import { expect, type Page } from '@playwright/test';
import { LAYOUT_FACTS, type LayoutFact } from './layout-facts';

/** Puts the page on every screen of the layout facts, and back on the phone. */
export async function keepsItsWords(page: Page, screen: string): Promise<void> {
  for (const fact of LAYOUT_FACTS) {
    expect.soft(await breachesOf(page, fact), `${screen}: ${fact.fact}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.setViewportSize({ width: 360, height: 740 });
}

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
