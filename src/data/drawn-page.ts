import { DRAWN_PAGE_ID, type DrawnPage } from '#domain/drawn-page';
import { createStore } from './store';

/** What the server has drawn the guest page from; null: the browser draws all of it. */
export const drawnPage = createStore<DrawnPage | null>(null);

/** Reads it from the document; null on pages that are not drawn, or that came only in part. */
export function readDrawnPage(): DrawnPage | null {
  try {
    return JSON.parse(document.getElementById(DRAWN_PAGE_ID)?.textContent ?? 'null');
  } catch {
    return null;
  }
}
