import type { DrawnItem, DrawnPage } from '#domain/pages/drawn-page';
import { CARD_OF, DRAWN_PAGE_ID } from '#domain/pages/drawn-page';
import { createStore } from './store';

/** Holds the data of the server-rendered page; null means that the browser rendered the page. */
export const drawnPage = createStore<DrawnPage | null>(null);

/** Returns null on pages that the server did not render, or that arrived incomplete. */
export function readDrawnPage(): DrawnPage | null {
  try {
    const page: DrawnPage = JSON.parse(document.getElementById(DRAWN_PAGE_ID)?.textContent ?? '');
    return { ...page, menu: { ...page.menu, items: describedItems(page) } };
  } catch {
    return null;
  }
}

/** The page itself holds its dishes' words, in one language, and their pictures. */
function describedItems({ language, menu }: DrawnPage): DrawnItem[] {
  const description = language === 'tr' ? 'descriptionTr' : 'descriptionEn';
  const cards = [...document.querySelectorAll(`[${CARD_OF}]`)].map((card) => {
    const name = card.querySelector('h4')?.textContent ?? '';
    const seen = {
      nameEn: name,
      nameTr: name,
      [description]: card.querySelector('p')?.textContent,
      imageUrl: card.querySelector('img')?.getAttribute('src') ?? '',
    };
    return [Number(card.getAttribute(CARD_OF)), seen] as const;
  });
  const shown = new Map(cards);
  return menu.items.map((item) => ({ ...shown.get(item.id), ...item }));
}
