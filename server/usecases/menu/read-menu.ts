import { allowedFields } from '#domain/allowed-fields';
import { guestCategories, guestItems } from '#domain/menu/guest-menu';
import {
  type MenuRepository,
  menuItemWire,
  type StoredMenu,
} from '../../repositories/menu.repository';
import { type Packed, pack } from '../../services/files/app-files';

export type PackedMenu = { version: string; categories: Packed; items: Packed };

/** The cache keeps a packed menu as long as the menu itself. */
const packs = new WeakMap<StoredMenu, Promise<PackedMenu>>();

/** Returns the compressed menu; the cache keeps the menu until it changes. */
export async function readMenu({ menu }: { menu: MenuRepository }): Promise<PackedMenu> {
  const current = await menu.read();
  const packed = packs.get(current) ?? packMenu(current);
  packs.set(current, packed);
  return packed;
}

async function packMenu({ categories, items, version }: StoredMenu): Promise<PackedMenu> {
  return {
    version,
    categories: await pack(JSON.stringify(allowedFields(guestCategories, categories))),
    items: await pack(JSON.stringify(allowedFields(guestItems, items.map(menuItemWire)))),
  };
}
