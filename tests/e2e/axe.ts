import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';

type Scope = { type: 'tag' | 'rule'; values: string[] };

const EVERYTHING: Scope = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** What a theme can change: it is colours alone. */
const COLOURS: Scope = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

type Finding = { rule: string; help: string; where: string[] };

/** What axe finds on the page as it stands, after its pictures of motion have come to rest. */
export async function expectNothingFound(
  page: Page,
  screen: string,
  part?: string,
  scope = EVERYTHING,
): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((motion) => motion.finished)),
  );
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  const findings = await page.evaluate(
    async ({ runOnly, inside }): Promise<Finding[]> => {
      // What stands behind an open dialog or menu is hidden from everybody, axe too.
      const inFront = '[role=dialog], [role=alertdialog], dialog[open], [role=menu]';
      const front = [...document.querySelectorAll(inFront)].at(-1);
      const changed = inside ? document.querySelector(inside) : null;
      const { violations } = await globalThis.axe.run(front ?? changed ?? document, {
        runOnly,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, help, nodes }) => ({
        rule: id,
        help,
        where: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      }));
    },
    { runOnly: scope, inside: part },
  );
  expect(findings, screen).toEqual([]);
}

const SIZES = [
  { width: 360, height: 740 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
];

/** Looks at a screen in each size; the page is a phone's again afterwards. */
export async function look(
  page: Page,
  screen: string,
  part?: string,
  scope = EVERYTHING,
): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNothingFound(page, `${screen} at ${size.width}`, part, scope);
  }
  await page.setViewportSize(SIZES[0] ?? { width: 360, height: 740 });
}

const THEMES = ['light', 'dark', 'sun'] as const;

/** Looks at a screen in each size, at all of it, then at its colours in the other themes. */
export async function lookInEveryTheme(page: Page, screen: string, part?: string): Promise<void> {
  for (const theme of THEMES) {
    await wear(page, theme);
    await look(page, `${screen} in ${theme}`, part, theme === THEMES[0] ? EVERYTHING : COLOURS);
  }
  await wear(page, 'auto');
}

/** Puts a look on, as the choice in the menu does, but for this page only. */
export async function wear(page: Page, theme: (typeof THEMES)[number] | 'auto'): Promise<void> {
  await page.evaluate((name) => {
    const { dataset } = document.documentElement;
    if (name === 'auto') delete dataset.theme;
    else dataset.theme = name;
  }, theme);
}

declare global {
  // What the injected source puts on the page.
  var axe: Pick<typeof import('axe-core'), 'run'>;
}
