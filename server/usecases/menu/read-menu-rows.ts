import type { DrawnPage } from '#domain/drawn-page';
import { type MenuRepository, menuItemWire } from '../../repositories/menu.repository';

/** Returns the rows of `/api/menu/…` for the server-rendered page. */
export async function readMenuRows(deps: {
  menu: MenuRepository;
  now: () => number;
}): Promise<DrawnPage['menu']> {
  const { categories, items, version } = await deps.menu.read();
  const rows = items.map(menuItemWire).map(({ name: _, description: __, ...row }) => row);
  return { version, savedAt: deps.now(), categories, items: rows };
}
