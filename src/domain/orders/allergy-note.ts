import { fold } from '../fold';

/** Beginnings of words about allergies, folded, in the languages that most guests write. */
const WORDS = [
  ...['allerg', 'alerj', 'аллерг', 'anaphyla', 'anafil', 'intoleran', 'celiac', 'coeliac'],
  ...['colyak', 'zoliak', 'gluten', 'glüten', 'lactos', 'laktoz', 'laktos', 'peanut', 'nut'],
  ...['fistik', 'findik', 'ceviz', 'badem', 'almond', 'sesam', 'susam', 'shellfish', 'epipen'],
].map((word) => fold(word));

/** Whether a note may be about an allergy: then it stands in red on the ticket. */
export function mayBeAllergy(note: string): boolean {
  const words = fold(note).split(/[^\p{L}]+/u);
  return words.some((word) => WORDS.some((start) => word.startsWith(start)));
}
