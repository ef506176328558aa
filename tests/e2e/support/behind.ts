import { expect, type Page } from '@playwright/test';

/** What stands before the page and hides it, the last of them before all others: a dialog, an open menu. */
export const IN_FRONT = '[role=dialog], [role=alertdialog], dialog[open], [role=menu], #menu-sheet';

/**
 * Looks at a dialog while the page behind it is out of the document: nobody can reach that page, and each look at
 * it takes a second.
 */
export async function withoutBehind<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const idsOnBoth = await page.evaluate(takeBehindAway, IN_FRONT);
  if (idsOnBoth === null) return look();
  try {
    expect(idsOnBoth, 'ids of the dialog that the page behind has too').toEqual([]);
    return await look();
  } finally {
    await page.evaluate(() => globalThis.bringBehindBack());
  }
}

/** Runs in the page. Returns the ids that both the dialog and the page have; null when no page is behind a dialog. */
function takeBehindAway(inFront: string): string[] | null {
  const root = document.querySelector('#root');
  const front = [...document.querySelectorAll(inFront)].at(-1);
  if (!root || !front || root.contains(front)) return null;
  const ids = [front, ...front.querySelectorAll('[id]')].map(({ id }) => id).filter(Boolean);
  const idsOnBoth = ids.filter((id) => root.querySelector(`#${CSS.escape(id)}`));
  const scrolled = [document.documentElement, ...root.querySelectorAll('*')]
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }))
    .filter(({ top, left }) => top > 0 || left > 0);
  const place = document.createComment('');
  root.replaceWith(place);
  globalThis.bringBehindBack = () => {
    place.replaceWith(root);
    for (const { element, top, left } of scrolled) {
      element.scrollTo({ top, left, behavior: 'instant' });
    }
  };
  return idsOnBoth;
}

declare global {
  var bringBehindBack: () => void;
}
