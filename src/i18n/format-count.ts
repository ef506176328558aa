import type { Language } from './language';

/** 1,035 in English, 1.035 in Turkish. */
export function formatCount(count: number, language: Language): string {
  return count.toLocaleString(language);
}
