import type { Page } from '@playwright/test';

/** Returns buttons that no scrolling brings to where a finger could press them. */
export function outOfReach(page: Page, place: string): Promise<string[]> {
  return page.evaluate(async (front) => {
    const root = [...document.querySelectorAll(front)].at(-1) ?? document.body;
    const all = [...root.querySelectorAll<HTMLElement>('button, a[href], input, textarea')];
    // A page of many dishes repeats itself, so a sample of buttons suffices.
    const every = Math.ceil(all.length / 12);
    const some = all.filter((_, index) => index % every === 0);
    const missed: string[] = [];
    for (const element of some) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A skip link is visible only with the focus.
      if (element.closest('[aria-hidden=true]') || element.matches('a[href^="#"]')) continue;
      if (element.tabIndex < 0 || !element.isConnected) continue;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const find = () => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2);
      };
      const isOwn = (hit: Element | null) =>
        [element, ...labels].some((one) => hit && (one.contains(hit) || hit.contains(one)));
      let hit = find();
      // Parts that were never in view get their real height with the next frames.
      for (let frame = 0; frame < 2 && !isOwn(hit); frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        hit = find();
      }
      const name = `${element.tagName} ${element.textContent?.slice(0, 40)}`;
      if (!isOwn(hit)) {
        missed.push(`${name} is under ${hit?.tagName} ${hit?.textContent?.slice(0, 40)}`);
      }
    }
    return missed.slice(0, 5);
  }, place);
}
