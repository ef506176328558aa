import type { Language } from './language';

/** Formats 1,035 in English and 1.035 in Turkish. */
export function formatCount(count: number, language: Language): string {
  return count.toLocaleString(language);
}
