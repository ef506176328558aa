import { fold } from '../fold';

type Dish = { id: number; nameEn: string; nameTr: string };

/** Finds the dish that each file's name means; null: none, several, or one that an earlier file has. */
export function matchPhotos(
  fileNames: readonly string[],
  dishes: readonly Dish[],
): (number | null)[] {
  const taken = new Set<number>();
  return fileNames.map((fileName) => {
    const id = dishOf(fileName, dishes);
    if (id === null || taken.has(id)) return null;
    taken.add(id);
    return id;
  });
}

/** An address of a dish begins with its id; a name may stand among other words, where the longest name counts. */
function dishOf(fileName: string, dishes: readonly Dish[]): number | null {
  const words = wordsOf(fileName.replace(/\.\w+$/, ''));
  const addressed = dishes.find(({ id, nameEn }) => words === ` ${id}${wordsOf(nameEn)}`);
  if (addressed) return addressed.id;
  const found = dishes.map(({ id, nameEn, nameTr }) => {
    const names = [nameEn, nameTr].map(wordsOf).filter((name) => name.trim() !== '');
    const within = names.filter((name) => words.includes(name));
    return { id, length: Math.max(0, ...within.map((name) => name.length)) };
  });
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const best = found.filter(({ length }) => length === longest);
  return longest > 0 && best.length === 1 ? (best[0]?.id ?? null) : null;
}

/** Returns ` bliss classic ` for The Bliss Classic (V); with spaces around it, a name is found as whole words only. */
function wordsOf(text: string): string {
  const words = fold(text.replace(/\(.*?\)/g, ' ')).match(/[a-z\d]+/g) ?? [];
  return ` ${words.filter((word) => word !== 'the').join(' ')} `;
}
