import { expect, type Page } from '@playwright/test';

/** What stands before the page and hides it, the last of them before all others: a dialog, an open menu. */
export const IN_FRONT = '[role=dialog], [role=alertdialog], dialog[open], [role=menu], #menu-sheet';

/**
 * Looks at a dialog, or at a part of the page, while the rest is out of the document: nobody can reach the page behind
 * a dialog, the other sections have had their own look, and each look at them takes seconds.
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

/** Runs in the page. Returns the ids that both the dialog and the page have; null when nothing was taken away. */
function takeAway({ inFront, part }: { inFront: string; part: string | undefined }) {
  const root = document.querySelector('#root');
  const front = [...document.querySelectorAll(inFront)].at(-1);
  if (!root) return null;
  const isBehind = front !== undefined && !root.contains(front);
  const changed = part && !front ? document.querySelector(part) : null;
  const away = isBehind
    ? [root]
    : [...(changed?.closest('main')?.children ?? [])].filter(
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
