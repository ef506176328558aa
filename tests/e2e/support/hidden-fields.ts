import type { Page } from '@playwright/test';

/** Returns fields of a dialog that the focus does not bring into sight in full, or whose label stays hidden. */
export function hiddenFields(page: Page, place: string): Promise<string[]> {
  return page.evaluate(async (front) => {
    const root = [...document.querySelectorAll<HTMLElement>(front)].at(-1);
    if (!root?.matches('[role=dialog], [role=alertdialog], dialog')) return [];
    const fields = [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')].filter(
      (field) => field.labels?.length && field.checkVisibility({ opacityProperty: true }),
    );
    const isSeen = (element: Element) => {
      const { left, top, bottom, width } = element.getBoundingClientRect();
      if (width < 2) return true;
      return [top + 2, bottom - 2].every((y) => {
        const hit = document.elementFromPoint(left + Math.min(width / 2, 40), y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    };
    const own = document.activeElement as HTMLElement | null;
    const hidden: string[] = [];
    // The last field is as low as it gets.
    for (const field of new Set([...fields.slice(0, 2), ...fields.slice(-2)])) {
      field.focus();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const label = field.labels?.[0];
      for (const part of [field, label]) {
        if (part && !isSeen(part)) {
          hidden.push(`${part.tagName} of ${label?.textContent?.slice(0, 40)}`);
        }
      }
    }
    own?.focus();
    return hidden;
  }, place);
}
