import type { DrawnPage } from '#domain/drawn-page';
import { type MenuRepository, menuItemWire } from '../../repositories/menu.repository';

/** The menu as `/api/menu/…` sends it, for the page that the server draws. */
export async function readMenuRows(deps: {
  menu: MenuRepository;
  now: () => number;
}): Promise<DrawnPage['menu']> {
  const { categories, items, version } = await deps.menu.read();
  return { version, savedAt: deps.now(), categories, items: items.map(menuItemWire) };
}
