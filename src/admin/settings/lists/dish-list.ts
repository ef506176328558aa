import type { DrinkGroup } from '#domain/brunch/brunch-rules';
import { fold } from '#domain/fold';
import type { ListedDish } from '#domain/settings/brunch-lists';

/** A row as it is edited; each list has its own columns beside the names. */
export type DishDraft = ListedDish & { hasSauce?: boolean; group?: DrinkGroup };

/** A draft keeps the list as JSON. */
export function dishesIn(typed: string): DishDraft[] {
  try {
    const list: unknown = JSON.parse(typed);
    return Array.isArray(list) ? list.filter(isDish) : [];
  } catch {
    return [];
  }
}

function isDish(row: unknown): row is DishDraft {
  return typeof row === 'object' && row !== null && 'nameEn' in row && 'nameTr' in row;
}

/** Returns where a row goes by one step inside its group; null: it is the first or the last. */
export function neighbour(dishes: readonly DishDraft[], from: number, step: 1 | -1): number | null {
  const group = dishes[from]?.group;
  for (let index = from + step; index >= 0 && index < dishes.length; index += step) {
    if (dishes[index]?.group === group) return index;
  }
  return null;
}

export function swapped(dishes: readonly DishDraft[], a: number, b: number): DishDraft[] {
  return dishes.map((dish, index) => {
    if (index === a) return dishes[b] ?? dish;
    return index === b ? (dishes[a] ?? dish) : dish;
  });
}

export type DishFault = 'missing' | 'twice';

/** What keeps a row from being saved. */
export function faultOf(dishes: readonly DishDraft[], index: number): DishFault | null {
  const names = dishes.map(({ nameEn }) => fold(nameEn.trim()));
  const own = dishes[index];
  if (!own || own.nameEn.trim() === '' || own.nameTr.trim() === '') return 'missing';
  return names.indexOf(names[index] ?? '') < index ? 'twice' : null;
}
