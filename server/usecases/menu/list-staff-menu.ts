import { type MenuRepository, menuItemWire } from '../../repositories/menu.repository';

export type StaffMenuDeps = { menu: MenuRepository };

/** The categories, as staff's list of dishes is grouped. */
export async function listStaffCategories({ menu }: StaffMenuDeps) {
  return (await menu.read()).categories;
}

/** Every dish, also what cannot be had. */
export async function listStaffItems({ menu }: StaffMenuDeps) {
  return (await menu.read()).items.map(menuItemWire);
}
