import { kurusReadings } from './bank-amount';

/** Compares a field of the bank with ours. A missing or unreadable field is `not_said` and never `different`. */
export type Reading = 'same' | 'different' | 'not_said';

/** `incomplete`: nothing differs, but the bank left out what a sale needs, so the server asks once more. */
export type Judgement = 'ours' | 'incomplete' | 'other';

export type SaleReadings = {
  /** A sale is not ours before the bank has said these. */
  needed: readonly Reading[];
  /** The bank may leave these out. */
  also: readonly Reading[];
};

export function judgeSale({ needed, also }: SaleReadings): Judgement {
  if ([...needed, ...also].includes('different')) return 'other';
  return needed.includes('not_said') ? 'incomplete' : 'ours';
}

export function readText(said: string | null | undefined, ours: string): Reading {
  if (!said) return 'not_said';
  return said === ours ? 'same' : 'different';
}

/** A text that could mean our amount beside its usual meaning is unclear, not different. */
export function readAmount(said: string | null | undefined, kurus: number): Reading {
  const readings = kurusReadings(said ?? '');
  if (readings.length === 0) return 'not_said';
  if (readings[0] === kurus) return 'same';
  return readings.includes(kurus) ? 'not_said' : 'different';
}

/** Reads a number such as the currency 949; the bank may write a name instead. */
export function readCode(said: string | null | undefined, ours: string): Reading {
  return /^\d+$/.test(said ?? '') ? readText(said, ours) : 'not_said';
}

export function readPresence(said: string | null | undefined): Reading {
  return said ? 'same' : 'not_said';
}
