import type { DrawnPage } from '#domain/drawn-page';
import { drawnPage } from '../drawn-page';
import { takeMenu } from '../menu/menu-store';

/** Starts from the same menu and the same moment as the server. */
export function openDrawnPage(page: DrawnPage): void {
  drawnPage.set(page);
  takeMenu(page.menu, { isWhole: false });
}
