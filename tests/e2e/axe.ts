import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Finding = { rule: string; help: string; where: string[] };

/** What axe finds on the page as it stands, after its pictures of motion have come to rest. */
export async function expectNothingFound(page: Page, screen: string): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((motion) => motion.finished)),
  );
  await page.evaluate(axeCore.source);
  const findings = await page.evaluate(async (values): Promise<Finding[]> => {
    const { violations } = await globalThis.axe.run(document, { runOnly: { type: 'tag', values } });
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      where: nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    }));
  }, TAGS);
  expect(findings, screen).toEqual([]);
}

const SIZES = [
  { width: 360, height: 740 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
];

/** Looks at a screen in each size; the page is a phone's again afterwards. */
export async function look(page: Page, screen: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNothingFound(page, `${screen} at ${size.width}`);
  }
  await page.setViewportSize(SIZES[0] ?? { width: 360, height: 740 });
}

declare global {
  // What the injected source puts on the page.
  var axe: Pick<typeof import('axe-core'), 'run'>;
}
