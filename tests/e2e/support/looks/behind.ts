import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Matches dialogs and menus in front of the page; the last match lies on top. */
export const IN_FRONT = '[role=dialog], [role=alertdialog], dialog[open], [role=menu], #menu-sheet';

/**
 * Removes the rest of the document while a test checks a dialog or a part of the page: the rest is out of reach or
 * has its own check, and each check takes seconds. Banners stay, because the app adds and removes them beside the
 * sections meanwhile.
 */
export async function withoutBehind<Found>(
  page: Page,
  look: () => Promise<Found>,
  part?: string,
): Promise<Found> {
  const idsOnBoth = await page.evaluate(takeAway, { inFront: IN_FRONT, part });
  if (idsOnBoth === null) return look();
  try {
    expect(idsOnBoth, 'ids of the dialog that the page behind has too').toEqual([]);
    return await look();
  } finally {
    await page.evaluate(() => globalThis.bringBehindBack());
  }
}

/** Runs in the page. Returns the ids that dialog and page share, or null when nothing was removed. */
function takeAway({ inFront, part }: { inFront: string; part: string | undefined }) {
  const root = document.querySelector('#root');
  const front = [...document.querySelectorAll(inFront)].at(-1);
  if (!root) return null;
  const isBehind = front !== undefined && !root.contains(front);
  const changed = part && !front ? document.querySelector(part) : null;
  const away = isBehind
    ? [root]
    : [...(changed?.closest('main')?.querySelectorAll(':scope > section') ?? [])].filter(
        (section) => !section.contains(changed),
      );
  if (away.length === 0) return null;
  const ids = isBehind
    ? [front, ...front.querySelectorAll('[id]')].map(({ id }) => id).filter(Boolean)
    : [];
  const idsOnBoth = ids.filter((id) => root.querySelector(`#${CSS.escape(id)}`));
  const scrolled = [document.documentElement, ...root.querySelectorAll('*')]
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }))
    .filter(({ top, left }) => top > 0 || left > 0);
  const places = away.map((element) => {
    const place = document.createComment('');
    element.replaceWith(place);
    return { element, place };
  });
  globalThis.bringBehindBack = () => {
    for (const { element, place } of places) place.replaceWith(element);
    for (const { element, top, left } of scrolled) {
      element.scrollTo({ top, left, behavior: 'instant' });
    }
  };
  return idsOnBoth;
}

declare global {
  var bringBehindBack: () => void;
}
