import { expect, type Page } from '@playwright/test';
import { expectNothingInAnyTheme } from './axe';
import { IN_FRONT, withoutBehind } from './behind';
import { LAYOUT_FACTS, type LayoutFact } from './layout-facts';

const WORD_FACTS = LAYOUT_FACTS.filter(({ isAboutWords }) => isAboutWords);

/** `part` selects the part of the page that has changed since its last visit. */
export type Visit = (page: Page, screen: string, part?: string) => Promise<void>;

/** Checks all common properties of a screen in one visit, and its text in the other language. */
export async function inspect(page: Page, screen: string, part?: string): Promise<void> {
  const look = async () => {
    await expectNothingInAnyTheme(page, screen, part);
    await expectFacts(page, LAYOUT_FACTS, { screen, part });
  };
  await withoutBehind(page, look, part);
  const language = await page.evaluate(() => document.documentElement.lang);
  const other = language === 'tr' ? 'en' : 'tr';
  await changeLanguage(page, other);
  const lookAtWords = () => expectFacts(page, WORD_FACTS, { screen: `${screen} (${other})`, part });
  await withoutBehind(page, lookAtWords, part);
  await changeLanguage(page, language);
}

/** Changes the app's language in place, as another tab does; other pages lead to their translation. */
export async function changeLanguage(page: Page, language: string): Promise<void> {
  const isApp = await page.evaluate((chosen) => {
    const key = 'language-storage';
    localStorage.setItem(key, JSON.stringify({ state: { language: chosen }, version: 0 }));
    dispatchEvent(new StorageEvent('storage', { key }));
    return document.querySelector('#root') !== null;
  }, language);
  const inLanguage = page.locator(`html[lang=${language}]`);
  // A page's links lead to its other languages only.
  if (!isApp && (await inLanguage.count()) === 0) {
    await page.locator(`body a[hreflang=${language}]`).click();
  }
  await expect(inLanguage).toBeAttached();
}

type Place = { screen: string; part?: string | undefined };

/** Applies each fact's screen size, and restores the page's own. */
async function expectFacts(page: Page, facts: readonly LayoutFact[], { screen, part }: Place) {
  const own = page.viewportSize();
  const isCovered = (await page.locator(IN_FRONT).count()) > 0;
  const place = isCovered ? IN_FRONT : (part ?? 'body');
  for (const fact of facts) {
    expect.soft(await breachesOf(page, fact, place), `${screen}: ${fact.fact}`).toEqual([]);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  if (own) await page.setViewportSize(own);
}

async function breachesOf(
  page: Page,
  { viewport, css, breaches }: LayoutFact,
  place: string,
): Promise<string[]> {
  await page.setViewportSize(viewport);
  await page.evaluate(async (rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }, css ?? '');
  return breaches(page, place);
}
