import { fold } from '../fold';

const WORD = /^(?:masa|table)\b[\s.:#-]*/;

/** Strips the word for a table: "Masa S4" → "S4". */
export function bareTable(text: string): string {
  const trimmed = text.trim();
  const word = WORD.exec(fold(trimmed))?.[0] ?? '';
  return trimmed.slice(word.length).trim() || trimmed;
}

/** Treats "Masa S4", "s 4" and "S-4" as one table. */
export function tableKey(text: string): string {
  return fold(bareTable(text)).replace(/[^\p{L}\p{N}]+/gu, '');
}

const MAX_SUGGESTIONS = 6;

export function labelsLike(text: string, labels: readonly string[]): string[] {
  const key = tableKey(text);
  const digits = key.replace(/\D/g, '');
  const unlikeness = (label: string) => {
    const own = tableKey(label);
    if (digits !== '' && own.replace(/\D/g, '') === digits) return 0;
    if (own[0] === key[0]) return 1;
    return digits !== '' && own.includes(digits.slice(0, 1)) ? 2 : 3;
  };
  const rated = labels.map((label) => ({ label, rate: unlikeness(label) }));
  // A number that several tables have means one of these.
  const isShared = digits === key && rated.some(({ rate }) => rate === 0);
  return rated
    .filter(({ rate }) => !isShared || rate === 0)
    .sort((a, b) => a.rate - b.rate)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ label }) => label);
}

/** Returns the table that a text means, or null. A number alone means the only table with that number. */
export function tableCalled<Table extends { label: string }>(
  text: string,
  tables: readonly Table[],
): Table | null {
  const key = tableKey(text);
  const exact = tables.find(({ label }) => tableKey(label) === key);
  if (exact || !/^\d+$/.test(key)) return exact ?? null;
  const numbered = tables.filter(({ label }) => tableKey(label).replace(/^\p{L}+/u, '') === key);
  return numbered.length === 1 ? (numbered[0] ?? null) : null;
}
