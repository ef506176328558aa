import type { Page } from '@playwright/test';

/** Returns text that is set smaller than 14 pixels. */
export function smallLetters(page: Page, place: string): Promise<string[]> {
  return page.evaluate((front) => {
    const root = [...document.querySelectorAll(front)].at(-1) ?? document.body;
    const own = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    return [...root.querySelectorAll<HTMLElement>('*')]
      .filter((element) => own(element) && element.checkVisibility())
      .map((element) => [Number.parseFloat(getComputedStyle(element).fontSize), element] as const)
      .filter(([size]) => size < 14)
      .map(([size, element]) => `${size} px: ${element.textContent?.slice(0, 40)}`);
  }, place);
}
