import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Counts prints instead of printing. */
export async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(
        Number(document.documentElement.dataset.printed ?? 0) + 1,
      );
    };
  });
  return async () =>
    Number((await page.locator('html').getAttribute('data-printed')) ?? Number.NaN);
}

/** Records the tablet's notes in the order in which they sound. */
export async function listenTo(context: BrowserContext): Promise<(page: Page) => Promise<string>> {
  await context.addInitScript(() => {
    localStorage.setItem('bb-board-sound', 'on');
    // A machine without a loudspeaker never reports running audio.
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'running' });
    OscillatorNode.prototype.start = function (this: OscillatorNode) {
      const { dataset } = document.documentElement;
      dataset.heard = `${dataset.heard ?? ''} ${this.frequency.value}`;
    };
    OscillatorNode.prototype.stop = () => {};
  });
  return async (page) => (await page.locator('html').getAttribute('data-heard')) ?? '';
}

/** One page is as wide as the roll: 80 mm are 227 points. */
export async function expectOneRollPage(page: Page): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/MediaBox\s*\[\s*0 0 22[67]/);
}

/** Prints as Chromium may: the hidden page loses the focus, and is shown only after the `afterprint` event. */
export async function loseFocusToPaper(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toBeFocused();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
}

export function ticketOf(page: Page, code: string) {
  return page.getByRole('article').filter({ hasText: code });
}

/** Taps an order's big button until its status has changed, because two taps within a moment count as one. */
export async function advance(page: Page, code: string, step: RegExp): Promise<void> {
  const button = ticketOf(page, code).getByRole('button', { name: step });
  await expect(async () => {
    await button.click({ timeout: 1_000 });
    await expect(button).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

export function column(page: Page, name: string) {
  return page.getByRole('region', { name: new RegExp(`^${name}`) });
}

/** Returns the sizes (px) of the texts that cooks read from a distance, by text. */
export function sizesOn(ticket: Locator): Promise<Record<string, number>> {
  return ticket.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: Record<string, number> = {};
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const words = textContent?.trim() ?? '';
      if (parent?.checkVisibility() && words)
        found[words] = Number.parseFloat(getComputedStyle(parent).fontSize);
    }
    return found;
  });
}

/** Returns the background of a ticket's head: a colour, and a pattern from "due" on. */
export function patternOn(ticket: Locator): Promise<string> {
  return ticket
    .locator('header')
    .evaluate((head) => getComputedStyle(head).backgroundImage.split('(')[0] ?? '');
}
