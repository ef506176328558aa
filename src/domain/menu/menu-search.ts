import { fold } from '../fold';
import type { MenuItem } from './menu-item';

/** True if the dish has all words. The search covers both languages, because the printed menu may be in the other one. */
export function hasWords(item: MenuItem, words: readonly string[]): boolean {
  const { nameEn, nameTr, descriptionEn, descriptionTr } = item;
  const text = fold([nameEn, nameTr, descriptionEn, descriptionTr].join(' '));
  return words.every((word) => text.includes(word));
}
