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
      // A browser brings the line with the caret into sight, not the whole text area.
      const end = element.matches('textarea') ? Math.min(bottom, top + 48) : bottom;
      return [top + 2, end - 2].every((y) => {
        const hit = document.elementFromPoint(left + Math.min(width / 2, 40), y);
        // A checkbox's hint reaches into the space below its label.
        const isOfField = element.parentElement?.contains(hit) ?? false;
        return hit !== null && (isOfField || hit.contains(element));
      });
    };
    const own = document.activeElement as HTMLElement | null;
    // A field that has the focus already would not be brought into sight.
    own?.blur();
    const hidden: string[] = [];
    // The last field is as low as it gets.
    for (const field of new Set([...fields.slice(0, 2), ...fields.slice(-2)])) {
      const label = field.labels?.[0];
      const lost = () => [field, label].filter((part) => part && !isSeen(part));
      field.focus();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const part of lost()) {
        hidden.push(`${part?.tagName} of ${label?.textContent?.slice(0, 40)}`);
      }
    }
    own?.focus();
    return hidden;
  }, place);
}
