import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectNothingInAnyTheme } from './axe';
import { IN_FRONT, withoutBehind } from './behind';
import type { LayoutFact } from './layout-facts';
import { LAYOUT_FACTS } from './layout-facts';

// The other language begins at the size at which the first one ended.
const WORD_FACTS = LAYOUT_FACTS.filter(({ isAboutWords }) => isAboutWords).toReversed();

/** `part` selects the part of the page that has changed since its last visit. */
export type Visit = (page: Page, screen: string, part?: string) => Promise<void>;

/** Checks all common properties of a screen in one visit, and its text in the other language. */
export async function inspect(page: Page, screen: string, part?: string): Promise<void> {
  const own = page.viewportSize();
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
  if (own) await page.setViewportSize(own);
}

/** Changes the app's language in place, as another tab does; the age question and other pages lead to their translation. */
export async function changeLanguage(page: Page, language: string): Promise<void> {
  const isApp = await page.evaluate((chosen) => {
    const key = 'language-storage';
    localStorage.setItem(key, JSON.stringify({ state: { language: chosen }, version: 0 }));
    dispatchEvent(new StorageEvent('storage', { key }));
    return document.querySelector('#root') !== null;
  }, language);
  const inLanguage = page.locator(`html[lang=${language}]`);
  // A page's links lead to its other languages only.
  const asked = page.locator(`#age[open] [value="lang=${language}"]`);
  const isAsked = (await asked.count()) > 0;
  if (isAsked) await asked.click();
  if (!isApp && (await inLanguage.count()) === 0) {
    await page.locator(`body a[hreflang=${language}]`).click();
  }
  await expect(inLanguage).toBeAttached();
  // A page that was opened by its link has its language before it has its styles.
  await page.waitForLoadState();
  // The page asks again after its first paint.
  if (isAsked) await page.locator('#age[open]').waitFor();
}

type Place = { screen: string; part?: string | undefined };

/** Applies each fact's screen size and style; the last size stays. */
async function expectFacts(page: Page, facts: readonly LayoutFact[], { screen, part }: Place) {
  const isCovered = (await page.locator(IN_FRONT).count()) > 0;
  const place = isCovered ? IN_FRONT : (part ?? 'body');
  for (const { fact, viewport, css, breaches } of facts) {
    await setSize(page, viewport);
    if (css) await setStyle(page, css);
    expect.soft(await breaches(page, place), `${screen}: ${fact}`).toEqual([]);
    if (css) await setStyle(page, '');
  }
}

async function setSize(page: Page, size: LayoutFact['viewport']): Promise<void> {
  const { width, height } = page.viewportSize() ?? {};
  if (width === size.width && height === size.height) return;
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

async function setStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = rules ? [sheet] : [];
  }, css);
}
