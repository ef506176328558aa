import type { MenuItem } from '#domain/menu/menu-item';
import type { FetchPort } from '../deps';
import { menuItemsOf } from './menu-wire';

export async function fetchMenuItems(fetch: FetchPort): Promise<MenuItem[]> {
  try {
    const answer = await fetch('/api/menu/items');
    return answer.ok ? menuItemsOf(await answer.json()) : [];
  } catch {
    return [];
  }
}
