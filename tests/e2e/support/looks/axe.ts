import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { IN_FRONT, withoutBehind } from './behind';
import { untilStill } from './still';

// Each inspected page parses axe, so it gets the minified file. The package exports only the longer text.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Scope = { type: 'tag' | 'rule'; values: string[] };

const EVERYTHING: Scope = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** A theme changes only colours. */
const COLOURS: Scope = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const OTHER_THEMES = ['dark', 'sun'] as const;

type Finding = { rule: string; help: string; where: string[] };

/**
 * Fails on every finding of axe on the page.
 * @param part the part that has changed since the last look; a dialog in front has priority
 */
export async function expectNothingFound(
  page: Page,
  screen: string,
  part?: string,
  scope = EVERYTHING,
): Promise<void> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const findings = await withoutBehind(page, () =>
    page.evaluate(findWithAxe, { runOnly: scope, inFront: IN_FRONT, inside: part }),
  );
  expect(findings, screen).toEqual([]);
}

type Look = { runOnly: Scope; inFront: string; inside: string | undefined };

/** Runs in the page. */
async function findWithAxe({ runOnly, inFront, inside }: Look): Promise<Finding[]> {
  const front = [...document.querySelectorAll(inFront)].at(-1);
  const changed = inside ? document.querySelector(inside) : null;
  const structure = (row: Element) =>
    [row, ...row.querySelectorAll('*')]
      .map((element) => `${element.tagName} ${element.getAttribute('class')}`)
      .join();
  // Rows of one structure have the same findings, so the first two suffice.
  const alike = [...document.querySelectorAll('body *')]
    .filter((list) => list.childElementCount > 4)
    .flatMap(({ children }) => Object.values(Object.groupBy(children, structure)))
    .flatMap((rows) => rows?.slice(2) ?? []);
  const { violations } = await globalThis.axe.run(
    { include: [front ?? changed ?? document.documentElement], exclude: alike },
    { runOnly, resultTypes: ['violations'] },
  );
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  }));
}

/** Runs axe, then checks the colours in the other themes; contrast does not depend on the screen's size. */
export async function expectNothingInAnyTheme(
  page: Page,
  screen: string,
  part?: string,
): Promise<void> {
  await expectNothingFound(page, screen, part);
  for (const theme of OTHER_THEMES) {
    await wear(page, theme);
    await expectNothingFound(page, `${screen} in ${theme}`, part, COLOURS);
  }
  await wear(page, 'auto');
}

/** Applies a theme like the menu's choice, but to this page only. */
async function wear(page: Page, theme: (typeof OTHER_THEMES)[number] | 'auto'): Promise<void> {
  await page.evaluate((name) => {
    const { dataset } = document.documentElement;
    if (name === 'auto') delete dataset.theme;
    else dataset.theme = name;
  }, theme);
}

declare global {
  // The injected source puts this object on the page.
  var axe: Pick<typeof import('axe-core'), 'run'>;
}
