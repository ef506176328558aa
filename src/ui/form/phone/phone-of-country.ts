/** Validates a number by its country's rules. Without a calling code or the rules, only the schema applies. */
export async function phoneOfCountry(value: string | null | undefined): Promise<string> {
  if (!value?.startsWith('+')) return '';
  const book = await import('./phone-book').catch(() => null);
  return !book || book.isPossibleNumber(value) ? '' : 'phone.wrong_length';
}
