/** Text folded for search: no case, no diacritics, and I İ ı i are one letter ("IZGARA" finds ızgara). */
export function fold(text: string): string {
  return text.toLocaleLowerCase('tr').replace(/ı/g, 'i').normalize('NFD').replace(/\p{M}/gu, '');
}
