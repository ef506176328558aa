/**
 * Checks a phone field's number by the rules of its country: the code of what is wrong, or nothing. The schema's
 * own rule is all there is for a number without a calling code, and where the world's numbers cannot be had.
 */
export async function phoneOfCountry(value: string | null | undefined): Promise<string> {
  if (!value?.startsWith('+')) return '';
  const book = await import('./phone-book').catch(() => null);
  return !book || book.isPossibleNumber(value) ? '' : 'phone.wrong_length';
}
