import type { Language } from './language';
import { formatMoney } from './language';

/** Formats 500 TL, for sentences; prices have the sign. */
export function liraText(kurus: number, language: Language): string {
  return `${formatMoney(kurus, language).replace('₺', '')} TL`;
}
