import { fold } from '../fold';

/** Lists folded prefixes of allergy words in the guests' main languages. */
const WORDS = [
  ...['allerg', 'alerj', 'аллерг', 'anaphyla', 'anafil', 'intoleran', 'celiac', 'coeliac'],
  ...['colyak', 'zoliak', 'gluten', 'glüten', 'lactos', 'laktoz', 'laktos', 'peanut', 'nut'],
  ...['fistik', 'findik', 'ceviz', 'badem', 'almond', 'sesam', 'susam', 'shellfish', 'epipen'],
].map((word) => fold(word));

export function mayBeAllergy(note: string): boolean {
  const words = fold(note).split(/[^\p{L}]+/u);
  return words.some((word) => WORDS.some((start) => word.startsWith(start)));
}
