import { storedValue } from '../storage/browser-storage';

export const storedFavourites = storedValue<readonly number[]>('favourites', idsOf);

export function toggleFavourite(itemId: number): void {
  const ids = storedFavourites.get();
  const next = ids.includes(itemId) ? ids.filter((id) => id !== itemId) : [...ids, itemId];
  storedFavourites.set(JSON.stringify(next));
}

function idsOf(text: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter(Number.isSafeInteger) : [];
  } catch {
    return [];
  }
}
