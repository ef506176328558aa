import type { Page } from '@playwright/test';

/** Presses Tab until the element with this name has the focus. */
export async function tabTo(
  page: Page,
  name: RegExp,
  { presses = 400 }: { presses?: number } = {},
): Promise<void> {
  for (let i = 0; i < presses; i += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label =
        element && 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null;
      const labelled = element?.getAttribute('aria-labelledby');
      const named = labelled?.split(' ').map((id) => document.getElementById(id)?.textContent);
      return (
        element?.getAttribute('aria-label') ??
        named?.join(' ') ??
        label?.textContent ??
        element?.textContent ??
        ''
      );
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`Nothing named ${name} can be reached by Tab.`);
}
