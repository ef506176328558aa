import type { MenuItem } from '#domain/menu/menu-item';
import type { FetchPort } from '../deps';
import { menuItemsOf } from './menu-wire';

export async function fetchMenuItems(fetch: FetchPort): Promise<MenuItem[]> {
  try {
    const response = await fetch('/api/menu/items');
    return response.ok ? menuItemsOf(await response.json()) : [];
  } catch {
    return [];
  }
}
